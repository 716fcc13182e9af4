/**
 * In the tests of a group, nothing that sets out arrives by itself: what is on its way is there to be looked at, however
 * slow the machine is.
 */
export const withoutArrivals = (): void => {
  const animate = Reflect.get(Element.prototype, "animate");
  beforeEach(() => {
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      return animation;
    };
  });
  afterEach(() => void (Element.prototype.animate = animate));
};
