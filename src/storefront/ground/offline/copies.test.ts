import { expect, test } from "vitest";
import { assetsIn, isAsset, keptAddress, withKeptAt } from "./copies.ts";

const origin = "https://shop.test";

test.each([
  ["/en/order-result?order=FW1&key=k", "/en/order-result?order=FW1&key=k"],
  [
    "/zh-cn/order-result/?order=FW1&key=k&pay=again&esim=2&trouble=no_data#trouble",
    "/zh-cn/order-result?order=FW1&key=k",
  ],
  ["/zh-hk/install?order=FW1&esim=2&key=k&trouble=slow", "/zh-hk/install?order=FW1&esim=2&key=k"],
  ["/ja/install?share=token", "/ja/install?share=token"],
  ["/en/gogo-china", "/en/gogo-china"],
  ["/zh-hk/gogo-china/?passport=US&check=1#verdict", "/zh-hk/gogo-china"],
  ["/en/gogo-china/x", undefined],
  ["/en/install", undefined],
  ["/en/order-result?order=FW1", undefined],
  ["/en/account?key=k", undefined],
  ["/en/order-sim?order=FW1&key=k", undefined],
  ["/en/order-result/x?order=FW1&key=k", undefined],
  ["/api/order/getOrderResult?key=k", undefined],
  ["/files/install.pdf?order=FW1&esim=1&key=k", undefined],
  ["/en/login", undefined],
  ["https://evil.test/en/install?order=FW1&key=k", undefined],
])("%s is kept as %s", (url, address) => {
  expect(keptAddress(url, origin)).toBe(address);
});

test.each([
  ["/assets/browser-abc.js", true],
  ["/art/icons.svg#x", true],
  ["/api/CollectData", false],
  ["/en/install?key=k", false],
  ["https://evil.test/assets/x.js", false],
  ["/assetsx/y", false],
])("%s is a file of everybody: %s", (url, is) => {
  expect(isAsset(url, origin)).toBe(is);
});

test("a copy brings the files that it names, each once", () => {
  const html = `<link rel="stylesheet" href="/assets/a.css"><script src="/assets/b.js"></script><use href="/art/icons.svg#x"/><use href="/art/icons.svg#y"/><a href="/en/homepage">`;
  expect(assetsIn(html)).toEqual(["/assets/a.css", "/assets/b.js", "/art/icons.svg"]);
});

test("a copy knows since when it is kept", () => {
  expect(withKeptAt("<head></head><body></head></body>", "2026-11-21T08:00:00.000Z")).toBe(
    '<head><meta name="kept-at" content="2026-11-21T08:00:00.000Z"></head><body></head></body>',
  );
});
