import { marked } from "marked";
import { safeHtml } from "../../../platform/safe-html.server.ts";

/**
 * Markdown as HTML that is safe to put into a page. `refused` names what an author wrote and the page will not show.
 */
export function htmlFromMarkdown(markdown: string): { html: string; refused: string[] } {
  const refused = new Set<string>();
  const html = safeHtml(marked.parse(markdown, { async: false, gfm: true }), (what) => refused.add(what));
  return { html, refused: [...refused] };
}
