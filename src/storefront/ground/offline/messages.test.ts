import { expect, test } from "vitest";
import { ownAddress, toShow } from "./messages.ts";

const origin = "https://shop.test";

test("a message is shown as it was written", () => {
  const message = {
    title: "今日數據已用完",
    body: "日本：翌日回復高速。",
    tag: "data-FW1-1",
    url: "/zh-hk/account?tab=packages&sim=8985234000000000002",
  };
  expect(toShow(JSON.stringify(message), origin)).toEqual({
    title: message.title,
    body: message.body,
    tag: message.tag,
    icon: "/art/apple-touch-icon.png",
    data: { url: `${origin}${message.url}` },
  });
});

test.each([
  ["nothing", undefined],
  ["an empty text", ""],
  ["no JSON", "{"],
  ["null", "null"],
  ["a list", "[1]"],
  ["other kinds of things", '{"title":1,"body":{},"tag":null,"url":["/x"]}'],
])("of %s it is said that there is something", (_, text) => {
  expect(toShow(text, origin)).toEqual({
    title: "Farwave",
    body: "",
    icon: "/art/apple-touch-icon.png",
    data: { url: `${origin}/` },
  });
});

test.each([
  ["/en/account?tab=packages", "https://shop.test/en/account?tab=packages"],
  ["/en/account#alerts", "https://shop.test/en/account#alerts"],
  ["//evil.test/en/account", "https://shop.test/"],
  ["/\\evil.test", "https://shop.test/"],
  ["/\t/evil.test", "https://shop.test/"],
  ["https://evil.test/", "https://shop.test/"],
  ["https://shop.test/en", "https://shop.test/"],
  ["javascript:alert(1)", "https://shop.test/"],
  ["account", "https://shop.test/"],
  ["//", "https://shop.test/"],
  [undefined, "https://shop.test/"],
])("a click on %s opens %s", (url, opened) => expect(ownAddress(url, origin)).toBe(opened));
