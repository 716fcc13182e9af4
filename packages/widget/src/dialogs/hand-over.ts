/** What became of a text that was to be handed on. `failed`: the browser lets it go nowhere; `cancelled`: the player changed their mind. */
export type HandedOver = "shared" | "copied" | "cancelled" | "failed";

/** Puts a text on the clipboard. Answers whether that could be done. */
export const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Hands a text on: by the sheet that phones have for it, or by the clipboard. */
export const handOver = async (text: string, url: string | undefined): Promise<HandedOver> => {
  const data: ShareData = url === undefined ? { text } : { text, url };
  if (matchMedia("(pointer: coarse)").matches && "share" in navigator) {
    try {
      await navigator.share(data);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
      // Forbidden here, or nothing takes it: the clipboard may.
    }
  }
  return (await copy(plainText(text, url))) ? "copied" : "failed";
};

export const plainText = (text: string, url: string | undefined): string =>
  url === undefined ? text : `${text}\n${url}`;
