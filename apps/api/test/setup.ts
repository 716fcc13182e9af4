import { reset } from "cloudflare:test";
import { beforeAll } from "vitest";

// No file finds what another one stored, nor its tables: what needs tables asks for them (support/database.ts).
beforeAll(() => reset());
