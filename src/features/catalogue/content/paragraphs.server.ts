import { unescapeHtml } from "../../../kernel/html.ts";
import { oncePerRecent } from "../../../kernel/once-per.ts";
import { openTurns } from "../../../platform/turns.server.ts";
import { htmlFromMarkdown } from "./markdown.server.ts";

/** Every text of a shop in every language, several times over: somebody looks through all of them every minute. */
const kept = 5000;

/**
 * A text's HTML as the Markdown paragraphs that it was made from. A block that Markdown of ours could not make again, to
 * the letter, stays HTML: Markdown may hold it, and it is sanitised like everything else.
 */
export const paragraphsOf = oncePerRecent(kept, (html): readonly string[] => {
  const blocks = blocksOf(html);
  const paragraphs = blocks.map(paragraphOf);
  return standAlone(blocks, html) || htmlOf(paragraphs) === html ? paragraphs : [html];
});

/** Whether these paragraphs make this page; those that were taken from it do, without rendering all of it. */
export function isMadeOf(html: string, paragraphs: readonly string[]): boolean {
  const own = paragraphsOf(html);
  const isOwn = own.length === paragraphs.length && own.every((text, at) => text === paragraphs[at]);
  return isOwn || htmlOf(paragraphs) === html;
}

/** Blocks that Markdown made one by one it makes of the whole page, too: only lists reach over a blank line, and HTML. */
const standAlone = (blocks: readonly string[], html: string): boolean =>
  blocks.join("\n") === html &&
  blocks.every((block, at) => paragraphOf(block) !== block && !(isList(block) && isList(blocks[at - 1] ?? "")));

const isList = (block: string): boolean => /^<[uo]l\b/.test(block);

const paragraphOf = oncePerRecent(kept, (block) => {
  const markdown = markdownOf(block);
  return htmlFromMarkdown(markdown).html === block ? markdown : block;
});

const turn = openTurns();

/**
 * Before `paragraphsOf` for the first time: one block a turn, since a long page at once holds every request up. A page
 * with HTML in it, or with lists in a row, is still rendered whole once.
 */
export const readInTurns = oncePerRecent(kept, async (html) => {
  for (const block of blocksOf(html)) {
    await turn();
    paragraphOf(block);
  }
  await turn();
});

/** Paragraphs as the page has them. */
export const htmlOf = (paragraphs: readonly string[]): string => pageHtml(pageOf(paragraphs));
const pageHtml = oncePerRecent(kept, (page) => htmlFromMarkdown(page).html);

/** The body of a file. */
const pageOf = (paragraphs: readonly string[]): string => paragraphs.filter((text) => text.trim() !== "").join("\n\n");

/** The elements of the outermost level; sanitised HTML closes all of them. */
function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: tag, 1: slash, 2: name, index } of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (name !== "br" && name !== "hr") depth += slash ? -1 : 1;
    if (depth > 0) continue;
    blocks.push(html.slice(start, index + tag.length).trim());
    start = index + tag.length;
  }
  return [...blocks, html.slice(start).trim()].filter((block) => block !== "");
}

function markdownOf(block: string): string {
  const [, name = "", start, inner = ""] = /^<([a-z0-9]+)(?: start="(\d+)")?>([\s\S]*)<\/\1>$/.exec(block) ?? [];
  if (name === "p") return inline(inner);
  if (/^h[2-4]$/.test(name)) return `${"#".repeat(Number(name[1]))} ${inline(inner)}`;
  if (name !== "ul" && name !== "ol") return block;
  const items = [...inner.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, item]) => inline(item!));
  return items.map((item, at) => (name === "ul" ? `- ${item}` : `${Number(start ?? 1) + at}. ${item}`)).join("\n");
}

function inline(html: string): string {
  const marked = html
    .replaceAll(/([\\*_`[\]])/g, String.raw`\$1`)
    .replaceAll(/<\/?strong>/g, "**")
    .replaceAll(/<\/?em>/g, "*")
    .replaceAll(/<\/?code>/g, "`")
    .replaceAll(
      /<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g,
      (_all, href: string, text: string) => `[${text}](${href.replaceAll(/\\([\\*_`[\]])/g, "$1")})`,
    );
  return unescapeHtml(marked);
}
