import { randomUUID } from "node:crypto";
import type { DrawnParts } from "./drawn-once.tsx";

/** Far more than there are languages and places in the menu; addresses that somebody makes up push each other out. */
const mostKept = 500;

/**
 * Draws pages, and keeps what is inside `DrawnOnce` for the next ones. It is cut out of the page that it was first
 * drawn for, between marks that no visitor can know: drawn by itself it would get ids that stand elsewhere in the page.
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
    // begun, but not shown in the end
    if (html === undefined) return;
    const [oldest] = kept.keys();
    if (kept.size >= most) kept.delete(oldest!);
    kept.set(key, html.replace(marks, ""));
  }
}
