import { openRenderer } from "../src/sites/storefront/render.server.tsx";

/** The one of the whole run: a second one over the same routes finds them half loaded, and leads home. */
export const renderer = openRenderer({ entry: "/entry.js", waiting: "/waiting.js", styles: [], chunksOf: () => [] });
