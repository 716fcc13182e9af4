import { Hono } from "hono";

// What a Worker costs that does next to nothing, to compare with.
const app = new Hono();
app.get("/*", (c) => c.json({ status: "ok" }));
app.on(["POST", "PUT"], "/*", async (c) => c.json({ length: (await c.req.text()).length }));

export default { fetch: app.fetch };
