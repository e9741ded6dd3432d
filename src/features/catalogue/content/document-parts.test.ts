import { expect, test } from "vitest";
import { partsOf, quoteOf, withContents } from "./document-parts.ts";

test("every section and paragraph gets an address, in order", () => {
  const { html, sections } = withContents(
    "<p>In short</p><h2>1. Who</h2><p>We.</p><h3>Not this</h3><h2>2. What &amp; <em>how</em></h2>",
  );
  expect(sections).toEqual([
    { id: "section-1", title: "1. Who" },
    { id: "section-2", title: "2. What & how" },
  ]);
  expect(html).toBe(
    '<p id="p-1">In short</p><h2 id="section-1">1. Who</h2><p id="p-2">We.</p><h3>Not this</h3><h2 id="section-2">2. What &amp; <em>how</em></h2>',
  );
});

test("a document without sections stays as it is", () => {
  expect(withContents("<p>Short.</p>")).toEqual({ html: '<p id="p-1">Short.</p>', sections: [] });
});

test("a part is quoted below its heading, an item with the paragraph that its list belongs to, at the address that the page gives it", () => {
  const html =
    "<p>In short</p><ul><li>All.</li></ul><h2>1. What is <em>not</em></h2><p>Do not</p><ul><li>resell,</li><li>attack.</li></ul><p>Ordinary use is <strong>not</strong> that.</p>";
  const parts = partsOf(html);
  expect(parts.map((part) => [part.id, part.heading, quoteOf(part)])).toEqual([
    ["p-3", "1. What is not", "<p>Do not</p>"],
    ["p-4", "1. What is not", "<p>Do not</p><ul><li>resell,</li></ul>"],
    ["p-5", "1. What is not", "<p>Do not</p><ul><li>attack.</li></ul>"],
    ["p-6", "1. What is not", "<p>Ordinary use is <strong>not</strong> that.</p>"],
  ]);
  for (const { id, html: part } of parts)
    expect(withContents(html).html).toContain(part.replace(/^<(p|li)>/, `<$1 id="${id}">`));
});
