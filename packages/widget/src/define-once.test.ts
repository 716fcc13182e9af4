import { expect } from "@open-wc/testing";
import { defineOnce } from "./define-once.js";

describe("defineOnce", () => {
  it("leaves a first definition in place and warns of a second one", () => {
    const [first, second] = [class extends HTMLElement {}, class extends HTMLElement {}];
    const warned: unknown[] = [];
    const { warn } = console;
    console.warn = (text: unknown) => void warned.push(text);
    const define = (element: CustomElementConstructor): void => defineOnce("defined-once", element);
    define(first);
    define(first);
    expect(warned).to.deep.equal([]);
    define(second);
    console.warn = warn;
    expect(warned).to.deep.equal(["<defined-once> is defined already; this second definition is not used."]);
    expect(customElements.get("defined-once")).to.equal(first);
  });

  it("does nothing where there is no registry", () => {
    expect(() => defineOnce("never-defined", class extends HTMLElement {}, undefined)).not.to.throw();
  });
});
