import { flushCompileCache } from "node:module";
import { startFarwave } from "../src/shop.server.ts";

/** The real server with its calls, jobs, webhooks and sandbox, for tests that need a process to kill; pages need a build. */
await startFarwave(process.env, { pages: false });
// what is killed can leave nothing behind for its successor later
flushCompileCache();
