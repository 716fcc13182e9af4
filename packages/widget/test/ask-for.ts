import { executeServerCommand } from "@web/test-runner-commands";

/** What a visitor may ask for. */
export type Features = Partial<Record<"forced-colors" | "prefers-contrast" | "prefers-color-scheme", string>>;

/**
 * Has a visitor who asks for this, and for nothing else. What `emulateMedia` was told counts again in the next file's page:
 * both have to be taken back.
 */
export const askFor = (features: Features): Promise<unknown> => executeServerCommand("media-features", features);
