import { beforeAll } from "vitest";
import { removeDatabase } from "./support/database.js";

// No file finds what another one stored, nor its tables: what needs tables asks for them.
beforeAll(removeDatabase);
