// Installs what lets the site open without a network. A browser that refuses goes without.

/** Chrome asks for a trusted address of a worker; the site's policy names this one maker. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const ADDRESS = "/sw.js";

const register = async (): Promise<void> => {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy("solitaire-site", { createScriptURL: () => ADDRESS });
  await navigator.serviceWorker.register(policy?.createScriptURL(ADDRESS) ?? ADDRESS);
};

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // After all that the page itself needs.
  addEventListener("load", () => void register().catch(() => undefined));
}
