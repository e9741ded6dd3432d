import type { Renderer } from "../src/platform/rendering.ts";
import { openRenderer } from "../src/sites/storefront/render.server.tsx";

/** Of pages without a build. */
export const openTestRenderer = (): Renderer =>
  openRenderer({ entry: "/entry.js", waiting: "/waiting.js", styles: [], chunksOf: () => [] });
