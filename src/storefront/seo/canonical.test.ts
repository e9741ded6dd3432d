import { expect, test } from "vitest";
import { alternatesOf, canonicalOf } from "./canonical.ts";

const page = (address: string, route: string, data: unknown = null, open = true) => {
  const url = new URL(address, "https://shop.example");
  return { route, open, data, language: url.pathname.split("/")[1] as "en", address: url };
};
const japan = { destination: { slug: "japan" } };

test.each([
  ["a search has no address of its own", page("/en/destination?q=osaka", "destination"), undefined],
  [
    "nor have answers to a question",
    page("/en/frequently-asked-questions?q=apn", "frequently-asked-questions", { kind: undefined }),
    undefined,
  ],
  ["nor a plan that is gone", page("/en/plan-detail?code=x", "plan-detail"), undefined],
  ["nor a page of one visitor", page("/en/order-sim?plan=x", "order-sim", {}, false), undefined],
  ["an empty search is none", page("/en/destination?q=%20", "destination"), "/en/destination"],
  [
    "a destination is called by its name",
    page("/en/plans?mcc=440&country=JP&days=3", "plans", japan),
    "/en/esim/japan",
  ],
  ["also where it was", page("/zh-cn/esim/japan?kind=fixed", "esim/:slug", japan), "/zh-cn/esim/japan"],
  [
    "a plan by its code",
    page("/en/plan-detail?days=3&code=a%26b", "plan-detail", { plan: { code: "a&b" } }),
    "/en/plan-detail?code=a%26b",
  ],
  [
    "a document as the footer links it",
    page("/en/policy/privacy_policy", "policy/:docname", { docname: "privacy_policy" }),
    "/en/argeement?key=privacy_policy",
  ],
  ["any other page by its path", page("/zh-hk/netCover?country=JP", "netCover"), "/zh-hk/netCover"],
  ["what has no words of its own is English", page("/ko/netCover", "netCover"), "/en/netCover"],
])("%s", (_, shown, canonical) => expect(canonicalOf(shown)).toBe(canonical));

test("a page that five languages have is its own in each", () => {
  const languages = ["zh-cn", "zh-hk", "en", "ja", "ko"] as const;
  const shown = { ...page("/ja/real-name?step=photo", "real-name"), languages };
  expect(canonicalOf(shown)).toBe("/ja/real-name");
  expect(canonicalOf({ ...page("/ko/prepaid/realname", "prepaid/realname"), languages })).toBe("/ko/real-name");
  expect(
    alternatesOf("/ja/real-name", shown)
      .map(({ tag, path }) => `${tag} ${path}`)
      .slice(-2),
  ).toEqual(["ja /ja/real-name", "ko /ko/real-name"]);
});

test("every language has the page, English stands for the rest of the world", () => {
  expect(alternatesOf("/zh-cn/plan-detail?code=x").map(({ tag, path }) => `${tag} ${path}`)).toEqual([
    "zh-CN /zh-cn/plan-detail?code=x",
    "zh-Hans /zh-cn/plan-detail?code=x",
    "zh-HK /zh-hk/plan-detail?code=x",
    "zh-Hant /zh-hk/plan-detail?code=x",
    "en /en/plan-detail?code=x",
    "x-default /en/plan-detail?code=x",
  ]);
});
