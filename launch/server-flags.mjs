import { join } from "node:path";
import { project } from "./project.mjs";

/**
 * How the shop's Node is started. Space for what lives as long as a page takes: with the usual 32 MB a busy server
 * takes pages in the making for things that stay, and stops for a full collection every three seconds
 * (docs/decisions/0025).
 */
export const serverFlags = ["--max-semi-space-size=64"];

/** Where Node keeps what it has made of the sources, a quarter of the work of a start; it rewrites what changed. */
export const compiled = join(project, "node_modules/.cache/compiled");
