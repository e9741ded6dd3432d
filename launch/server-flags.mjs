import { join } from "node:path";
import { project } from "./project.mjs";

/** The shop as `npm run build` bundles it. */
export const serverFile = "dist/server/shop/start.server.js";

/**
 * How the shop's Node is started (docs/decisions/0055). Space for what lives as long as a page takes: with the usual
 * 32 MB a busy server takes pages in the making for things that stay (docs/decisions/0025). Growth of what stays: V8
 * collects when it has grown by seven tenths; left to itself on a machine with much memory, when it has quadrupled. One
 * thread beside the server's own collects: four would take both processors of a small machine from the pages in the making.
 */
export const serverFlags = ["--max-semi-space-size=64", "--heap-growing-percent=70", "--v8-pool-size=1"];

export const serverEnvironment = {
  /** What Node has made of the code, a quarter of the work of a start; it rewrites what changed. */
  NODE_COMPILE_CACHE: join(project, "node_modules/.cache/compiled"),
  /** glibc gives each thread that compresses an arena of its own, and returns little of any. */
  MALLOC_ARENA_MAX: "2",
};
