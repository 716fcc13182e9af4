/** What may become of a store's work, or of a statement's. */
export type Fault = (work: () => Promise<never>) => Promise<never>;

export const overloaded: Fault = () =>
  Promise.reject(new Error("D1_ERROR: D1 DB is overloaded. Too many requests queued."));

/** Never answers. */
export const silent: Fault = () => new Promise(() => undefined);

/** Fails after all is done. */
export const afterwards: Fault = async (work) => {
  await work();
  throw new Error("D1_ERROR: Network connection lost.");
};

/** How long the service waits while what it asks is slow or silent, in milliseconds. Else it waits for as long as it takes. */
export const PATIENCE = 30;
