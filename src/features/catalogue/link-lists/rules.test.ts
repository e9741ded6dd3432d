import { expect, test } from "vitest";
import { listed, problemsOfLinks } from "./rules.ts";

const own = {
  isShown: true,
  address: "https://example.com/",
  labels: { en: "Blog", "zh-cn": "博客", "zh-hk": "網誌" },
};

test("a list keeps its order, leaves out what is hidden or gone, and ends with what a new version has brought", () => {
  const links = [own, { key: "b", isShown: true }, { key: "a", isShown: false }, { key: "gone", isShown: true }];
  expect(listed(links, ["a", "b", "fresh"], "zh-hk")).toEqual([
    { title: "網誌", link: "https://example.com/" },
    { key: "b" },
    { key: "fresh" },
  ]);
});

test("what somebody has written into the table by hand leads nowhere either", () => {
  expect(listed([{ ...own, address: "javascript:alert(1)" }], [], "en")).toEqual([]);
});

test("each wrong field is named", () => {
  const links = [
    { key: "a", isShown: true },
    { key: "a", isShown: true },
    { key: "nowhere", isShown: true },
    { ...own, address: "http://example.com" },
    { ...own, labels: { en: "Blog", "zh-cn": " ", "zh-hk": "x".repeat(61) } },
  ];
  expect(problemsOfLinks(links, ["a"]).map(({ field, problem }) => [field, problem])).toEqual([
    ["links.1.key", "twice"],
    ["links.2.key", "choose"],
    ["links.3.address", "web_address"],
    ["links.4.labels.zh-cn", "empty"],
    ["links.4.labels.zh-hk", "long"],
  ]);
});
