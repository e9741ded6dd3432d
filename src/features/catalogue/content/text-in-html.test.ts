import { expect, test } from "vitest";
import { textInHtml } from "./text-in-html.ts";

test.each([
  ["tags part words", "<p>Turn it on.</p><p>Wait.</p>", "Turn it on. Wait."],
  ["entities are read once", "a &amp;lt; b &lt; c", "a &lt; b < c"],
  ["spaces and lines", "  one\n two&nbsp;three ", "one two three"],
])("%s", (_what, html, text) => expect(textInHtml(html)).toBe(text));
