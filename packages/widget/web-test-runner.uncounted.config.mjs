import { runner, UNCOUNTED } from "./web-test-runner.config.mjs";

/** The tests that the other configuration leaves out, without coverage. */
export default { ...runner("uncounted"), files: UNCOUNTED };
