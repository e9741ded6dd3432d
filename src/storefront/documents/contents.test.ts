import { expect, test } from "vitest";
import { textOf, withContents } from "./contents.ts";

test("every section gets an address, in order", () => {
  const { html, sections } = withContents("<p>In short</p><h2>1. Who</h2><p>We.</p><h3>Not this</h3><h2>2. What &amp; <em>how</em></h2>");
  expect(sections).toEqual([
    { id: "section-1", title: "1. Who" },
    { id: "section-2", title: "2. What & how" },
  ]);
  expect(html).toBe(
    '<p>In short</p><h2 id="section-1">1. Who</h2><p>We.</p><h3>Not this</h3><h2 id="section-2">2. What &amp; <em>how</em></h2>',
  );
});

test("a document without sections stays as it is", () => {
  expect(withContents("<p>Short.</p>")).toEqual({ html: "<p>Short.</p>", sections: [] });
});

test.each([
  ["tags part words", "<p>Turn it on.</p><p>Wait.</p>", "Turn it on. Wait."],
  ["entities are read once", "a &amp;lt; b &lt; c", "a &lt; b < c"],
  ["spaces and lines", "  one\n two&nbsp;three ", "one two three"],
])("text: %s", (_what, html, text) => expect(textOf(html)).toBe(text));
