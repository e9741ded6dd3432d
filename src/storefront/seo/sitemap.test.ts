import { expect, test } from "vitest";
import { sitemapIndex, sitemapPart, sitemapParts } from "./sitemap.ts";

const nothing = { slugs: [], planCodes: [], documents: [], topics: [] };

test("an empty shop still has its pages, and no empty part", () => {
  expect(sitemapParts(nothing).map(({ path }) => path)).toEqual([
    "/sitemap/zh-cn/pages-1.xml",
    "/sitemap/zh-hk/pages-1.xml",
    "/sitemap/en/pages-1.xml",
    "/sitemap/ja/pages-1.xml",
    "/sitemap/ko/pages-1.xml",
  ]);
  const few = sitemapParts(nothing).flatMap(({ path, entries }) => (/\/(ja|ko)\//.test(path) ? entries : []));
  expect(few).toEqual([{ path: "/ja/real-name" }, { path: "/ko/real-name" }]);
});

test("what is written in one language is listed in that one", () => {
  const parts = sitemapParts({
    ...nothing,
    documents: [{ docname: "refund_policy", lang: "en", effective: "2026-11-01" }],
    topics: [{ kind: "eSIM", lang: "zh-cn" }],
  });
  const all = parts.flatMap(({ entries }) => entries.map(({ path, changed }) => [path, changed]));
  expect(all.filter(([path]) => /policy|questions/.test(path!))).toEqual([
    ["/zh-cn/frequently-asked-questions?type=eSIM", undefined],
    ["/en/policy/refund_policy", "2026-11-01"],
  ]);
});

test("a shop of 25,000 plans comes in parts that a search engine takes", () => {
  const planCodes = Array.from({ length: 25_000 }, (_, n) => `plan-${n}`);
  const english = sitemapParts({ ...nothing, planCodes }).filter(({ path }) => path.startsWith("/sitemap/en/plans"));
  expect(english.map(({ path, entries }) => [path, entries.length])).toEqual([
    ["/sitemap/en/plans-1.xml", 10_000],
    ["/sitemap/en/plans-2.xml", 10_000],
    ["/sitemap/en/plans-3.xml", 5_000],
  ]);
});

test("addresses are written as XML wants them", () => {
  const entries = [{ path: "/en/plan-detail?code=a&b='<c>", changed: "2026-11-01" }];
  expect(sitemapPart("https://shop.example", { path: "/x", entries })).toContain(
    "<url><loc>https://shop.example/en/plan-detail?code=a&amp;b=&#39;&lt;c&gt;</loc><lastmod>2026-11-01</lastmod></url>",
  );
  expect(sitemapIndex("https://shop.example", [{ path: "/sitemap/en/pages-1.xml", entries: [] }])).toContain(
    "<sitemap><loc>https://shop.example/sitemap/en/pages-1.xml</loc></sitemap>",
  );
});
