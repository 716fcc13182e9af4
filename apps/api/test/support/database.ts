import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

/**
 * Leaves nothing of what was stored, nor of the tables. `reset` removes only what workerd has in memory, and that lets go of
 * a database that has not been used for ten seconds: it would be there again, with all that an earlier file stored. A query wakes it.
 */
export const removeDatabase = async (): Promise<void> => {
  await env.DB.prepare("SELECT 1").run();
  await reset();
};

/** The same, and makes the tables anew: only those of so many migrations, if told. */
export const emptyDatabase = async (migrations = env.TEST_MIGRATIONS.length): Promise<void> => {
  await removeDatabase();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, migrations));
};
