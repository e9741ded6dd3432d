import { flushCompileCache } from "node:module";
import { outliveRejections } from "../src/platform/rejections.server.ts";
import { startFarwave } from "../src/compose/shop.server.ts";

/** The real server with its calls, jobs, webhooks and sandbox, for tests that need a process to kill; pages need a build. */
const { shop, stop } = await startFarwave(process.env, { pages: false });
outliveRejections(shop.log);
process.once("SIGTERM", () => void stop().then(() => process.exit(0)));
// what is killed can leave nothing behind for its successor later
flushCompileCache();
