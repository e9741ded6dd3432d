import { expect, test } from "vitest";
import { readFaq } from "./faq-pages.server.ts";
import { problemLine } from "./problem.server.ts";

/** The same questions in three languages, save what `other` says. */
function faq(content: string, other: Record<string, string> = {}) {
  const same = Object.fromEntries(["zh-cn", "zh-hk", "en"].map((lang) => [`faq/${lang}/Use.md`, content]));
  const { faq: rows, problems } = readFaq(new Map(Object.entries({ ...same, ...other })));
  return { rows, problems: problems.map(problemLine) };
}

const good =
  "## May I share? {#use-share}\nYes.\n\n### With whom\n\nAnyone.\n\n```\n## not a question\n```\n\n## Really? {#use-really}\r\n\r\n*Yes.*\r\n";

test("each question becomes a row with its answer and place", () => {
  const { rows, problems } = faq(good);
  expect(problems).toEqual([]);
  expect(rows.filter(({ lang }) => lang === "en")).toEqual([
    {
      kind: "Use",
      id: "use-share",
      lang: "en",
      position: 1,
      question: "May I share?",
      answer_html: "<p>Yes.</p>\n<h3>With whom</h3>\n<p>Anyone.</p>\n<pre><code>## not a question\n</code></pre>",
    },
    {
      kind: "Use",
      id: "use-really",
      lang: "en",
      position: 2,
      question: "Really?",
      answer_html: "<p><em>Yes.</em></p>",
    },
  ]);
});

const wrongHeading = "a heading must be ## and end with the question's id, such as ## What is an eSIM? {#esim-what}";

test.each<[string, string, string[]]>([
  ["a heading without an id", "## One {#one}\nA.\n\n## Two\nB.", [`faq/en/Use.md:4: ${wrongHeading}`]],
  ["a heading of the first level", "# One {#one}\nA.", [`faq/en/Use.md:1: ${wrongHeading}`]],
  [
    "text before the first question",
    "Hello.\n\n## One {#one}\nA.",
    ["faq/en/Use.md:1: stands before the first question"],
  ],
  ["an id used twice", "## One {#one}\nA.\n\n## Two {#one}\nB.", ["faq/en/Use.md:4 one: is already on line 1"]],
  ["no answer", "## One {#one}\n\n## Two {#two}\nB.", ["faq/en/Use.md:1 one: has no answer"]],
  [
    "an endless question",
    `## ${"x".repeat(301)} {#one}\nA.`,
    ["faq/en/Use.md:1 one: the question must be at most 300 characters"],
  ],
  [
    "a link that is not allowed",
    "## One {#one}\n[a](javascript:b)",
    ['faq/en/Use.md:1 one: a link to "javascript:b" cannot be shown'],
  ],
  ["nothing", "", ["faq/en/Use.md:1: has no questions"]],
])("%s is a problem", (_, content, problems) => {
  expect(faq(content).problems.filter((line) => line.startsWith("faq/en/"))).toEqual(problems);
});

test("a question that one language lacks is a problem, whichever language that is", () => {
  expect(faq(good, { "faq/zh-hk/Use.md": "## Really? {#use-really}\nYes." }).problems).toEqual([
    "faq/zh-hk/Use.md use-share: this question is missing, other languages have it",
  ]);
  expect(faq(good, { "faq/ja/Use.md": "## 新 {#use-new}\nはい。" }).problems).toEqual([
    "faq/zh-cn/Use.md use-new: this question is missing, other languages have it",
    "faq/zh-hk/Use.md use-new: this question is missing, other languages have it",
    "faq/en/Use.md use-new: this question is missing, other languages have it",
  ]);
});

test("a kind that one language lacks, and a kind that does not exist, are problems", () => {
  const { problems } = faq(good, { "faq/en/esim.md": good });
  expect(problems).toEqual([
    "faq/en/esim.md: the file's name must be one of Product, Use, Troubles, Real_name_registration, eSIM",
    "faq/zh-cn/esim.md: is missing; it must exist in zh-cn, zh-hk, en",
    "faq/zh-hk/esim.md: is missing; it must exist in zh-cn, zh-hk, en",
  ]);
});
