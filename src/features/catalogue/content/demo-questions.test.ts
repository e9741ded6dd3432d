import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFaq } from "../../operator/catalogue-import/faq-pages.server.ts";
import { faqKinds } from "./faq-kinds.ts";

const folder = join(import.meta.dirname, "../../../../db/demo");
const files = globSync("faq/*/*.md", { cwd: folder }).map((file) => file.replaceAll("\\", "/"));
const { faq, problems } = readFaq(new Map(files.map((file) => [file, readFileSync(join(folder, file), "utf8")])));
const policies = globSync("policies/en/*.md", { cwd: folder }).map((file) => /(\w+)\.md$/.exec(file)![1]!);

test.each(["en", "zh-cn", "zh-hk"])("every kind has ten questions or more in %s", (lang) => {
  expect(problems).toEqual([]);
  for (const kind of faqKinds)
    expect(faq.filter((row) => row.lang === lang && row.kind === kind).length).toBeGreaterThanOrEqual(10);
});

test("a question's address is its own among all kinds: a search shows them on one page", () => {
  const ids = faq.filter(({ lang }) => lang === "en").map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every link between questions and documents leads to one that exists", () => {
  const links = faq.flatMap(({ lang, id, answer_html }) =>
    [...answer_html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => ({
      from: `${lang} ${id}`,
      href: href!.replaceAll("&amp;", "&"),
    })),
  );
  expect(links.length).toBeGreaterThan(60);
  const dead = links.filter(({ href }) => {
    const { pathname, searchParams, hash } = new URL(href, "http://shop");
    if (pathname === "/frequently-asked-questions")
      return !faq.some(({ kind, id }) => kind === searchParams.get("type") && (hash === "" || hash === `#${id}`));
    if (pathname.startsWith("/policy/")) return !policies.includes(pathname.slice("/policy/".length));
    return ![
      "/destination",
      "/netCover",
      "/device-check",
      "/find-order",
      "/login",
      "/register",
      "/forgot-pass",
      "/account",
      "/real-name",
    ].includes(pathname);
  });
  expect(dead).toEqual([]);
});

test("the shop does not promise what it cannot do yet", () => {
  expect(
    faq.filter(({ answer_html }) => /href="\/top-up/.test(answer_html)).map(({ lang, id }) => `${lang} ${id}`),
  ).toEqual([]);
});

test.each(["en", "zh-cn", "zh-hk"])(
  "the answer that pages and e-mails lead to promises as many hours as they do in %s",
  async (lang) => {
    const { words } = (await import(`../../../i18n/${lang}/registration.ts`)) as { words: { how: string } };
    const answer = faq.find(
      (row) => row.lang === lang && row.kind === "Real_name_registration" && row.id === "how-long",
    );
    expect(/(\d+) (?:hours|小时|小時)/.exec(answer?.answer_html ?? "")?.[1]).toBe(
      /(\d+) (?:hours|小时|小時)/.exec(words.how)![1],
    );
  },
);
