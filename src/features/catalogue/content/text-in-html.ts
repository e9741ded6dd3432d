import { unescapeHtml } from "../../../kernel/html.ts";

/** What a reader sees of it. The sanitiser writes no entities but these. */
export function textInHtml(html: string): string {
  const words = html.replaceAll(/<[^>]*>|&nbsp;/g, " ");
  return unescapeHtml(words).replaceAll(/\s+/g, " ").trim();
}
