import { expect, test } from "vitest";
import { noticePages } from "./notice-pages.server.ts";
import { readPages, recordsOf, type PageKind } from "./pages.server.ts";
import { policyPages } from "./policy-pages.server.ts";
import { problemLine } from "./problem.server.ts";

function read<Facts>(kind: PageKind<Facts>, texts: Record<string, string>) {
  const { pages, problems } = readPages(kind, new Map(Object.entries(texts)));
  return { pages, problems: problems.map(problemLine) };
}

const policy = "---\ntitle: Privacy\nversion: 1.0\neffective: 2026-11-01\n---\n\nShort.\n";
const policies = (english: string) => ({
  "policies/en/privacy_policy.md": english,
  "policies/zh-cn/privacy_policy.md": policy,
  "policies/zh-hk/privacy_policy.md": policy,
});

test("a policy becomes a row; its version is text", () => {
  const { pages, problems } = read(policyPages, policies(policy.replaceAll("\n", "\r\n")));
  expect(problems).toEqual([]);
  expect(recordsOf(pages)[0]).toEqual({
    docname: "privacy_policy",
    lang: "en",
    title: "Privacy",
    version: "1.0",
    effective: "2026-11-01",
    html: "<p>Short.</p>",
  });
});

test("a notice becomes a row; its moment is kept in UTC", () => {
  const notice = "---\nid: snow\ntitle: '雪: snow'\nsource: Farwave\npublished: 2026-11-20T08:00:00+08:00\n---\nCold.";
  const texts = Object.fromEntries(["en", "zh-cn", "zh-hk"].map((lang) => [`notices/${lang}/snow.md`, notice]));
  const { pages, problems } = read(noticePages, texts);
  expect(problems).toEqual([]);
  expect(recordsOf(pages)[0]).toEqual({
    id: "snow",
    lang: "en",
    title: "雪: snow",
    source: "Farwave",
    published_at: "2026-11-20T00:00:00.000Z",
    countries: null,
    html: "<p>Cold.</p>",
  });
});

test.each<[string, string, string[]]>([
  ["no front matter", "Short.", [":1: must begin with --- lines around title, version, effective"]],
  [
    "front matter that never ends",
    "---\ntitle: Privacy\n",
    [":1: must begin with --- lines around title, version, effective"],
  ],
  ["broken YAML", "---\ntitle: 'Privacy\nversion: 1.0\n---\nShort.", [":3: Missing closing 'quote"]],
  [
    "missing and unknown facts",
    "---\ntitle: Privacy\nversion:\nauthor: me\n---\nShort.",
    [
      ":4 author: is not asked for; these are: title, version, effective",
      ":3 version: must not be empty",
      ":1 effective: must not be empty",
    ],
  ],
  [
    "wrong facts",
    `---\ntitle: ${"x".repeat(201)}\nversion: 1 0\neffective: 2026-02-30\n---\nShort.`,
    [
      `:2 title: must be at most 200 characters (was "${"x".repeat(60)}…")`,
      ':3 version: must be letters, digits, dots and hyphens (was "1 0")',
      ':4 effective: must be a day such as 2026-11-01 (was "2026-02-30")',
    ],
  ],
  [
    "a list for a title",
    "---\ntitle: [a]\nversion: 1.0\neffective: 2026-11-01\n---\nShort.",
    [":2 title: must not be empty"],
  ],
  ["no text", policy.replace("Short.", ""), [":6: has no text"]],
  ["a script", policy.replace("Short.", "a <script>b</script>"), [":6: <script> cannot be shown"]],
  ["another version than its translations", policy.replace("1.0", "1.1"), []],
])("a page with %s", (_, english, problems) => {
  const own = read(policyPages, policies(english)).problems.filter((line) => line.startsWith("policies/en/"));
  expect(own).toEqual(problems.map((line) => `policies/en/privacy_policy.md${line}`));
});

test("translations have the version and the day of the English text", () => {
  const { problems } = read(policyPages, policies(policy.replace("1.0", "1.1")));
  expect(problems).toEqual([
    'policies/zh-cn/privacy_policy.md version: must be as in English, 1.1 (was "1.0")',
    'policies/zh-hk/privacy_policy.md version: must be as in English, 1.1 (was "1.0")',
  ]);
});

test("a missing translation, a wrong name and a wrong id are problems", () => {
  const notice = "---\nid: snow\ntitle: Snow\nsource: Farwave\npublished: 2026-11-20\n---\nCold.";
  expect(
    read(noticePages, { "notices/en/snow.md": notice, "notices/zh-cn/snow.md": notice, "notices/en/sn ow.md": notice })
      .problems,
  ).toEqual([
    "notices/en/sn ow.md: the file's name must be letters, digits, hyphens and underscores, at most 60",
    'notices/en/sn ow.md id: must be the file\'s name, sn ow (was "snow")',
    "notices/zh-hk/snow.md: is missing; it must exist in zh-cn, zh-hk, en",
    "notices/zh-cn/sn ow.md: is missing; it must exist in zh-cn, zh-hk, en",
    "notices/zh-hk/sn ow.md: is missing; it must exist in zh-cn, zh-hk, en",
  ]);
});
