import { expect, test } from "vitest";
import { withContents } from "./contents.ts";

test("every section gets an address, in order", () => {
  const { html, sections } = withContents(
    "<p>In short</p><h2>1. Who</h2><p>We.</p><h3>Not this</h3><h2>2. What &amp; <em>how</em></h2>",
  );
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
