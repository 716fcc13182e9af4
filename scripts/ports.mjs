// Finding a port to serve on.
import { createServer } from "node:net";
import { UserError } from "./commands.mjs";

export const DEFAULT_PORT = 8787;
const LAST_PORT = 65_535;

/**
 * @param {string | undefined} text the environment's PORT
 * @returns {number} the port that it asks for
 */
export function readPort(text) {
  if (text === undefined || text.trim() === "") return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  if (port < 1 || port > LAST_PORT) {
    throw new UserError(`PORT is "${text}", but must be a whole number from 1 to ${LAST_PORT}.`);
  }
  return port;
}

/**
 * @param {number} first the port to begin with
 * @returns {Promise<number>} the first port from there on that nobody uses
 */
export async function freePort(first) {
  for (let port = first; port <= LAST_PORT; port++) if (await isFree(port)) return port;
  throw new UserError(`No port from ${first} to ${LAST_PORT} is free. Set PORT to a lower one.`);
}

/**
 * @returns {Promise<number>} a port that the system has found free, another one each time: two that ask at once do not meet
 */
export function anyPort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else reject(new UserError(`Port ${port} cannot be used (${error.code}). Set PORT to another one.`));
    });
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
