import { expect, test } from "vitest";
import { words } from "../../../i18n/en/record-problems.ts";
import { problemText } from "../../../kernel/record-problem.ts";
import { htmlFromMarkdown } from "./markdown.server.ts";

test("Markdown becomes plain HTML", () => {
  const { html, refused } = htmlFromMarkdown(
    "## Who\n\nA **bold** \\*#06# & more.\n\n3. x\n4. y\n\n|a|b|\n|-|-:|\n|1|2|",
  );
  expect(refused).toEqual([]);
  expect(html.replaceAll("\n", "")).toBe(
    '<h2>Who</h2><p>A <strong>bold</strong> *#06# &amp; more.</p><ol start="3"><li>x</li><li>y</li></ol>' +
      "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
  );
});

test.each([
  ["[terms](/policy/terms_conditions)", '<p><a href="/policy/terms_conditions">terms</a></p>'],
  [
    "[site](https://example.com/a?b=1)",
    '<p><a href="https://example.com/a?b=1" rel="noopener noreferrer">site</a></p>',
  ],
  ["service@farwave.example", '<p><a href="mailto:service@farwave.example">service@farwave.example</a></p>'],
])("the link %s stays", (markdown, html) => {
  expect(htmlFromMarkdown(markdown)).toEqual({ html, refused: [] });
});

test.each([
  ["[x](javascript:alert(1))", "<p><a>x</a></p>", ['a link to "javascript:alert(1)"']],
  ["[x](//evil.example/a)", "<p><a>x</a></p>", ['a link to "//evil.example/a"']],
  ['<a href="/\\evil.example">x</a>', "<p><a>x</a></p>", ['a link to "/\\evil.example"']],
  ["[x](data:text/html,hi)", "<p><a>x</a></p>", ['a link to "data:text/html,hi"']],
  ["[x](terms)", "<p><a>x</a></p>", ['a link to "terms"']],
  ['a <script>alert("1")</script> b', "<p>a  b</p>", ["<script>"]],
  ["<img src=x onerror=alert(1)> c", "<p> c</p>", ["<img>"]],
  ['<p style="color:red" onclick="x()">d</p>', "<p>d</p>", []],
  ["# Title", "Title", ["<h1>"]],
  ["![picture](https://example.com/p.png)", "<p></p>", ["<img>"]],
])("%s is taken out and named", (markdown, html, refused) => {
  const taken = htmlFromMarkdown(markdown);
  const speech = { words, field: String, amount: String };
  expect({ html: taken.html, refused: taken.refused.map((fault) => problemText(fault, speech)) }).toEqual({
    html,
    refused: refused.map((what) => `${what} cannot be shown`),
  });
});
