import { marked } from "marked";
import { fault, type Fault } from "../../../kernel/record-problem.ts";
import { safeHtml } from "../../../platform/safe-html.server.ts";

/**
 * Markdown as HTML that is safe to put into a page. `refused` is what an author wrote and the page will not show.
 */
export function htmlFromMarkdown(markdown: string): { html: string; refused: Fault[] } {
  const refused = new Map<string, Fault>();
  const html = safeHtml(marked.parse(markdown, { async: false, gfm: true }), (what, written) =>
    refused.set(`${what} ${written}`, fault(what === "tag" ? "tag_not_shown" : "link_not_shown", written)),
  );
  return { html, refused: [...refused.values()] };
}
