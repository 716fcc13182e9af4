/** How long it stands that something was done, in milliseconds. */
export const CONFIRMED_MS = 5000;
