import { expect, test } from "vitest";
import { withoutLinks } from "./without-links.ts";

/** What mail programs look for: a scheme, or a word with a dot inside. */
const isLink = /\w+:\/\/|\w[.．。｡]\w|\/\//u;

test.each([
  "http://evil.example",
  "evil.example/login",
  "www.evil.example",
  "HTTPS://EVIL.EXAMPLE:8080/x",
  "evil。example",
  "evil．example",
  "//evil",
  "mailto:a@evil.example",
  "http:\\\\evil",
])("%s is none", (text) => {
  expect(withoutLinks(text)).not.toMatch(isLink);
});

test.each([
  ["Mei Chan", "Mei Chan"],
  ["J.R. Chan", "J. R. Chan"],
  ["O'Neill-Müller", "O'Neill-Müller"],
  ["陳美", "陳美"],
  ["c/o 12/F", "c/o 12/F"],
])("%s reads %s", (name, read) => {
  expect(withoutLinks(name)).toBe(read);
});
