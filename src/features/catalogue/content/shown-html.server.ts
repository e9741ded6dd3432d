import { safeHtml } from "../../../platform/safe-html.server.ts";

/** Texts that are kept; a shop has a few hundred, so that only a broken one would come this far. */
const most = 2000;
const shown = new Map<string, string>();

/**
 * A text from the database as a page may show it. The importer made it safe when it was written; whoever else may write
 * into the database (a restored backup, a hand in psql) did not. A text is looked through once and remembered.
 */
export function shownHtml(html: string): string {
  const known = shown.get(html);
  if (known !== undefined) return known;
  if (shown.size >= most) shown.clear();
  const safe = safeHtml(html);
  shown.set(html, safe);
  return safe;
}
