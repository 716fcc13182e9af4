/** Takes a page out of sight, as another tab does that is come to, or brings it back. */
export const hide = (isHidden: boolean, page: Document = document): void => {
  Object.defineProperty(page, "hidden", { configurable: true, value: isHidden });
  page.dispatchEvent(new Event("visibilitychange"));
};

/** In a group of tests, the page is in sight again after each. */
export const comesBack = (): void => {
  afterEach(() => void Reflect.deleteProperty(document, "hidden"));
};
