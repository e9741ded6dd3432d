import { flushCompileCache } from "node:module";
import { startFarwave } from "../src/shop.server.ts";

/** The real server with its calls, jobs, webhooks and sandbox, for tests that need a process to kill; pages need a build. */
const { stop } = await startFarwave(process.env, { pages: false });
process.once("SIGTERM", () => void stop().then(() => process.exit(0)));
// what is killed can leave nothing behind for its successor later
flushCompileCache();
