import { flushCompileCache } from "node:module";
import { startFarwave } from "../src/compose/shop.server.ts";
import { outliveRejections } from "../src/platform/rejections.server.ts";
import { stopOnSignal } from "../src/platform/stop-on-signal.server.ts";

/**
 * The real server with its calls, jobs, webhooks and sandbox, for tests that need a process to kill; pages need a
 * build.
 */
const starting = startFarwave(process.env, { pages: false });
stopOnSignal(starting);
outliveRejections((await starting).shop.log);
// what is killed can leave nothing behind for its successor later
flushCompileCache();
