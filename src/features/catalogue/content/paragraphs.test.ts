import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { marked } from "marked";
import { expect, test, vi } from "vitest";
import { htmlFromMarkdown } from "./markdown.server.ts";
import { htmlOf, isMadeOf, paragraphsOf, readInTurns } from "./paragraphs.server.ts";

const folder = join(import.meta.dirname, "../../../../db/demo");
const texts = globSync("{faq,policies,notices}/*/*.md", { cwd: folder }).map((file) =>
  readFileSync(join(folder, file), "utf8").replace(/^---[\s\S]*?\n---\n/, ""),
);

test("every page of the demo shop comes back to the letter, and hardly a paragraph of it stays HTML", () => {
  const all = texts.flatMap((text) => {
    const { html } = htmlFromMarkdown(text);
    const paragraphs = paragraphsOf(html);
    expect(htmlOf(paragraphs)).toBe(html);
    return paragraphs;
  });
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((text) => text.startsWith("<")).length).toBeLessThan(all.length / 50);
});

test("a page that was asked for is not taken apart again", () => {
  const html = "<p>a</p>\n<p>b</p>";
  expect(paragraphsOf(html)).toBe(paragraphsOf(html));
});

test.each([
  ["<p>a * b_c_d [e] `f`</p>", [String.raw`a \* b\_c\_d \[e\] ` + "\\`f\\`"]],
  ["<p>1 &lt; 2 &amp; 3</p>", ["1 < 2 & 3"]],
  ["<ul>\n<li>a</li>\n<li><strong>b</strong></li>\n</ul>\n<p>c</p>", ["- a\n- **b**", "c"]],
  [
    "<p>a</p>\n<table><tbody><tr><td>x</td></tr></tbody></table>",
    ["a", "<table><tbody><tr><td>x</td></tr></tbody></table>"],
  ],
  ["", []],
])("%s", (html, paragraphs) => {
  expect(paragraphsOf(html)).toEqual(paragraphs);
  expect(htmlOf(paragraphs)).toBe(html);
});

test("a long page that is read in turns lets others in between, and is read once", async () => {
  let others = 0;
  let isOver = false;
  const other = () => {
    others += 1;
    if (!isOver) setImmediate(other);
  };
  setImmediate(other);
  const page = htmlFromMarkdown(Array.from({ length: 30 }, (_, at) => `Paragraph ${at} of a long page.`).join("\n\n"));
  await readInTurns(page.html);
  isOver = true;
  expect(others).toBeGreaterThanOrEqual(30);
  expect(readInTurns(page.html)).toBe(readInTurns(page.html));
  const rendered = vi.spyOn(marked, "parse");
  expect(paragraphsOf(page.html)).toHaveLength(30);
  expect(isMadeOf(page.html, [...paragraphsOf(page.html)])).toBe(true);
  expect(rendered).not.toHaveBeenCalled();
  expect(isMadeOf(page.html, paragraphsOf(page.html).slice(1))).toBe(false);
  rendered.mockRestore();
});

test.each([
  ["two lists in a row, which Markdown makes one", "<ul>\n<li>a</li>\n</ul>\n<ul>\n<li>b</li>\n</ul>"],
  ["what stands closer than Markdown writes it", "<p>a</p><p>b</p>"],
])("%s: the page stays whole", (_, html) => {
  expect(paragraphsOf(html)).toEqual([html]);
});
