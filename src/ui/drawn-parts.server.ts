import { randomUUID } from "node:crypto";
import type { DrawnParts } from "./drawn-once.tsx";

/** Far more than there are languages and menu entries; made-up URLs evict each other. */
const mostKept = 500;

/**
 * Renders pages, and caches what is inside `DrawnOnce` for the next ones. It is cut out of the first page, between
 * marks that no visitor can guess: rendered on its own it would get ids that are used elsewhere in the page.
 */
export function openDrawnParts(most = mostKept) {
  const kept = new Map<string, string>();
  const secret = randomUUID();
  const marks = new RegExp(`\\[${secret} \\d+:|:${secret} \\d+\\]`, "g");

  return (draw: (parts: DrawnParts) => string): string => {
    const fresh: { key: string; begin: string; end: string }[] = [];
    const page = draw({
      partOf(key) {
        const html = kept.get(key);
        if (html !== undefined) return { html };
        const mark = { key, begin: `[${secret} ${fresh.length}:`, end: `:${secret} ${fresh.length}]` };
        fresh.push(mark);
        return mark;
      },
    });
    if (fresh.length === 0) return page;
    for (const { key, begin, end } of fresh) keep(key, page.split(begin)[1]?.split(end)[0]);
    return page.replace(marks, "");
  };

  function keep(key: string, html: string | undefined): void {
    // rendered, but not part of the final page
    if (html === undefined) return;
    const [oldest] = kept.keys();
    if (kept.size >= most) kept.delete(oldest!);
    kept.set(key, html.replace(marks, ""));
  }
}
