/**
 * What the network answers, unless that fails, is a server's error or takes too long: then what is kept.
 * @param patience Milliseconds.
 */
export const networkFirst = async (
  asked: Promise<Response>,
  kept: Response | undefined,
  patience: number,
): Promise<Response> => {
  if (!kept) return asked;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(kept), patience);
  });
  try {
    const first = await Promise.race([asked, late]);
    return first.status >= 500 ? kept : first;
  } catch {
    return kept;
  } finally {
    clearTimeout(timer);
  }
};
