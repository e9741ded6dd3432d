import { expect, test } from "vitest";
import { webAddress } from "./web-address.ts";

test.each([
  ["https://example.com", "https://example.com/"],
  [" https://shop.example.com/a?b=c#d ", "https://shop.example.com/a?b=c#d"],
  ["https://例子.example.com/", "https://xn--fsqu00a.example.com/"],
])("%s is an address", (typed, address) => {
  expect(webAddress(typed)).toBe(address);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)//https://example.com",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "http://example.com",
  "//example.com",
  "/policy/refunds",
  "example.com",
  "https://user@example.com/",
  "https://example.com:pass@evil.example/",
  "https://localhost/",
  "https://[::1]/",
  `https://example.com/${"a".repeat(500)}`,
  "",
])("%s is none", (typed) => {
  expect(webAddress(typed)).toBeUndefined();
});
