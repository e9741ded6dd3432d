import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { htmlFromMarkdown } from "./markdown.server.ts";
import { shownHtml } from "./shown-html.server.ts";

test.each([
  ["a script", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
  ["a handler", '<p onclick="alert(1)">a</p><img src=x onerror=alert(1)>', "<p>a</p>"],
  [
    "a link that runs",
    '<a href="javascript:alert(1)">a</a> <a href="java&#10;script:alert(1)">b</a>',
    "<a>a</a> <a>b</a>",
  ],
  ["a link that leaves unseen", '<a href="//evil.example" target="_blank">a</a>', "<a>a</a>"],
  [
    "a frame, a form, a style",
    '<iframe src="/x"></iframe><form action="//evil.example"><input name="card"></form><style>p{}</style>b',
    "b",
  ],
  ["a picture that runs", '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">a</a></svg>', "<a>a</a>"],
  ["a tag that is never closed", '<p>a<a href="/x', "<p>a</p>"],
  ["a comment that hides a tag", "<!--><img src=x onerror=alert(1)>-->a", "--&gt;a"],
  ["the end of the page's own script", "</script><script>alert(1)</script>a", "a"],
])("%s is shown harmless", (_what, written, html) => {
  expect(shownHtml(written)).toBe(html);
  expect(shownHtml(written)).toBe(html);
});

test("what the importer has made safe is shown as it is, to the letter", () => {
  const folder = join(import.meta.dirname, "../../../../db/demo");
  const texts = globSync("{faq,policies,notices}/*/*.md", { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), "utf8"),
  );
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) {
    const { html } = htmlFromMarkdown(text);
    expect(shownHtml(html)).toBe(html);
  }
});

test("more texts than are remembered", () => {
  for (let number = 0; number < 2100; number++) expect(shownHtml(`<b>${number}</b>`)).toBe(String(number));
});
