import { toHex } from "../hex.js";

/** A UUID of version 4 as RFC 9562 writes it: 122 random bits, in small letters. */
const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a text can be a receipt: the secret name of a result, which its player has made. */
export const isReceipt = (text: string): boolean => UUID_4.test(text);

/** SHA-256 of a text, in 64 hexadecimal digits. Receipts are stored and compared in no other form. */
export const sha256 = async (text: string): Promise<string> => {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
};
