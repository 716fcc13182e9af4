/** The part of Trusted Types that is used here; not all browsers have them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** Scripts of the page's own origin, and none else. A frame that is sandboxed has an origin of its own, which is no script's. */
export const isOwn = (url: URL): boolean => url.origin === globalThis.origin;

/**
 * The address of the solver's file that a page names, if it can be meant.
 * @param base What a relative address is relative to.
 */
export const solverAt = (text: string, base: string): URL | undefined => {
  const url = text === "" ? null : URL.parse(text, base);
  return url && isOwn(url) ? url : undefined;
};

const createScriptURL = (text: string): string => {
  if (!isOwn(new URL(text))) throw new TypeError(`${text} is not of this origin.`);
  return text;
};

let policy: { createScriptURL(url: string): string } | undefined;

/** The address of a worker's script, as pages want it that trust no plain text. Throws where a page forbids the policy. */
export const workerUrl = (url: URL): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("solitaire-table", { createScriptURL }) ?? { createScriptURL };
  return policy.createScriptURL(url.href);
};
