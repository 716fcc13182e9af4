import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

/** Leaves nothing of what was stored, and makes the tables anew: only those of so many migrations, if told. */
export const emptyDatabase = async (migrations = env.TEST_MIGRATIONS.length): Promise<void> => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, migrations));
};
