import { expect, test } from "vitest";
import { outageFeed } from "./outage-feed.ts";

const hostile = `</title><script>alert(1)</script> & "quotes" ]]>`;
const feed = (more: object = {}) =>
  outageFeed({
    origin: "https://shop.example",
    language: "en",
    title: "Status",
    about: "Trouble",
    over: (title) => `Over: ${title}`,
    outages: [
      {
        id: "one",
        title: hostile,
        advice: `<img src=x onerror=alert(1)>`,
        beganAt: "2026-11-21T08:00:00.000Z",
        endedAt: "2026-11-21T10:00:00.000Z",
        updates: [{ id: "two", at: "2026-11-21T09:00:00.000Z", text: `First line\n<b>second</b>` }],
        ...more,
      },
    ],
  });

test("what staff wrote is text, in titles and in descriptions that readers take for HTML", () => {
  const xml = feed();
  expect(xml).not.toMatch(/<script|<img|<b>/);
  expect(xml).toContain("&lt;/title&gt;&lt;script&gt;");
  // once unescaped, as a reader does, markup is still text
  expect(xml).toContain("<description>&amp;lt;img src=x onerror=alert(1)&amp;gt;</description>");
  expect(xml).toContain("First line&lt;br&gt;&amp;lt;b&amp;gt;second&amp;lt;/b&amp;gt;");
});

test("begin, update and end are items, the newest first, each with an id that stays", () => {
  expect([...feed().matchAll(/<guid isPermaLink="false">([^<]+)/g)].map(([, guid]) => guid)).toEqual([
    "one-over",
    "two",
    "one",
  ]);
  expect([...feed({ endedAt: null }).matchAll(/<guid/g)].length).toBe(2);
  expect(feed()).toContain("<pubDate>Sat, 21 Nov 2026 10:00:00 GMT</pubDate>");
  expect(feed()).toContain("<link>https://shop.example/en/status#one</link>");
});

test("without any trouble it is a feed without items", () => {
  const empty = outageFeed({
    origin: "https://s.example",
    language: "zh-hk",
    title: "t",
    about: "a",
    over: String,
    outages: [],
  });
  expect(empty).toContain("<language>zh-hk</language>");
  expect(empty).not.toContain("<item>");
});
