import { env } from "cloudflare:workers";
import { createApp } from "./app.js";
import { bindServices } from "./bindings.js";
import { runCron } from "./daily/cron.js";

const services = bindServices(env);

export default {
  fetch: createApp(services).fetch,
  scheduled: () => runCron(services),
} satisfies ExportedHandler<Env>;
