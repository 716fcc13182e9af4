import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { anyPort, DEFAULT_PORT, freePort, readPort } from "./ports.mjs";

test("PORT is read", () => {
  expect(readPort("3000")).toBe(3000);
  expect(readPort(undefined)).toBe(DEFAULT_PORT);
  expect(readPort("")).toBe(DEFAULT_PORT);
});

test.each(["0", "65536", "http", "80.5", "-1", "1e3", "99999999999"])("PORT=%s is refused", (text) => {
  expect(() => readPort(text)).toThrow(`PORT is "${text}", but must be a whole number from 1 to 65535.`);
});

test("a port that is taken is passed over", async () => {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect(await freePort(port)).toBeGreaterThan(port);
  await new Promise((resolve) => server.close(resolve));
  expect(await freePort(port)).toBe(port);
});

test("any port is a free one, and not the same for two that ask at once", async () => {
  const ports = await Promise.all([anyPort(), anyPort()]);
  expect(new Set(ports).size).toBe(2);
  for (const port of ports) expect(await freePort(port)).toBe(port);
});
