import { expect, test } from "vitest";
import { underLanguage } from "./links-in-html.ts";

test.each([
  ["a page", '<a href="/netCover">', '<a href="/zh-hk/netCover">'],
  [
    "query and anchor survive",
    '<a href="/frequently-asked-questions?type=Use#home-number">',
    '<a href="/zh-hk/frequently-asked-questions?type=Use#home-number">',
  ],
  ["other attributes survive", '<a rel="help" href="/account">', '<a rel="help" href="/zh-hk/account">'],
  ["the root", '<a href="/">', '<a href="/zh-hk/">'],
  ["a link that names its language", '<a href="/en/destination">', '<a href="/en/destination">'],
  ["the mere language", '<a href="/ja?x=1">', '<a href="/ja?x=1">'],
  ["a path that only begins like a language", '<a href="/english">', '<a href="/zh-hk/english">'],
  [
    "another shop",
    '<a href="https://example.com/netCover" rel="noopener">',
    '<a href="https://example.com/netCover" rel="noopener">',
  ],
  ["another host without a scheme", '<a href="//example.com">', '<a href="//example.com">'],
  ["an e-mail", '<a href="mailto:service@farwave.example">', '<a href="mailto:service@farwave.example">'],
  ["an anchor of this page", '<a href="#photo">', '<a href="#photo">'],
])("%s", (_what, written, shown) =>
  expect(underLanguage("zh-hk", `<p>${written}x</a></p>`)).toBe(`<p>${shown}x</a></p>`),
);

test("every link of a text, and no text that only looks like one", () => {
  expect(underLanguage("en", '<p><a href="/a">1</a> href="/b" <a href="/c">2</a></p>')).toBe(
    '<p><a href="/en/a">1</a> href="/b" <a href="/en/c">2</a></p>',
  );
});
