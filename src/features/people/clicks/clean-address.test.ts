import { expect, test } from "vitest";
import { cleanAddress } from "./clean-address.ts";

test.each([
  ["https://shop.example/en/plans?country=JP&mcc=440#top", "/en/plans?country=JP&mcc=440"],
  ["/en/order-result?orderNumber=FW1&key=secret", "/en/order-result"],
  ["/zh-cn/homepage?email=a@b.example&utm_source=letter&code=123456", "/zh-cn/homepage?utm_source=letter"],
  ["https://user:password@shop.example/en/homepage", "/en/homepage"],
  ["/en/argeement?key=terms_conditions", "/en/argeement"],
  ["/en/plans?country=中国&COUNTRY=x", "/en/plans?country=%E4%B8%AD%E5%9B%BD"],
  ["<script>alert(1)</script>", "/%3Cscript%3Ealert(1)%3C/script%3E"],
  ["/en/\u0000x", "/en/%00x"],
  ["javascript:alert(document.cookie)", undefined],
  ["data:text/plain,key=secret", undefined],
  ["http://[", undefined],
])("%j is kept as %j", (address, kept) => {
  expect(cleanAddress(address)).toBe(kept);
});
