import type * as z from "zod";
import { fullyOffered, type Language } from "../../../kernel/language.ts";
import { readFrontMatter } from "./front-matter.server.ts";
import { htmlFromMarkdown } from "./markdown.server.ts";
import type { Problem } from "./problem.server.ts";
import type { Topic } from "./shop-files.server.ts";

/** A Markdown file of one language; of a folder without problems all facts are there. */
export type Page<Facts> = { file: string; name: string; lang: Language; facts: Partial<Facts>; html: string };

export type PageKind<Facts> = {
  topic: Topic;
  facts: { [Fact in keyof Facts & string]: z.ZodType<Facts[Fact]> };
  /** Facts that no translation may change. */
  shared: readonly (keyof Facts & string)[];
  /** Whether a folder without pages means that the shop shall have none. */
  mayBeEmpty?: boolean;
  rules?: (page: Page<Facts>) => Iterable<Omit<Problem, "file">>;
};

/** A name that can stand in an address. */
const pageName = /^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$/;

/** `policies/en/privacy_policy.md` → topic, language and name. */
export function placeOf(file: string): { topic: string; lang: Language; name: string } {
  const [topic = "", lang, name = ""] = file.split("/");
  return { topic, lang: lang as Language, name: name.replace(/\.md$/, "") };
}

/** Reads the pages of a topic, one file each, and finds all that is wrong with them. */
export function readPages<Facts>(
  kind: PageKind<Facts>,
  texts: Map<string, string>,
): { pages: Page<Facts>[]; problems: Problem[] } {
  const read = [...texts]
    .filter(([file]) => placeOf(file).topic === kind.topic)
    .map(([file, text]) => readPage(kind, file, text));
  const pages = read.map(({ page }) => page);
  const problems = [
    ...read.flatMap((one) => one.problems),
    ...missingTranslations(kind.topic, pages),
    ...differingTranslations(kind, pages),
  ];
  if (pages.length === 0 && !kind.mayBeEmpty) problems.push(emptyFolder(kind.topic));
  return { pages, problems };
}

function readPage<Facts>(
  kind: PageKind<Facts>,
  file: string,
  text: string,
): { page: Page<Facts>; problems: Problem[] } {
  const { lang, name } = placeOf(file);
  const { facts, body, bodyLine, problems } = readFrontMatter<Facts>(file, text, kind.facts);
  const { html, refused } = htmlFromMarkdown(body);
  const page = { file, name, lang, facts, html };
  if (!pageName.test(name) || name.length > 60) {
    problems.push({ file, text: "the file's name must be letters, digits, hyphens and underscores, at most 60" });
  }
  if (html === "") problems.push({ file, line: bodyLine, text: "has no text below the --- lines" });
  problems.push(...refused.map((what) => ({ file, line: bodyLine, text: `${what} cannot be shown` })));
  for (const fault of kind.rules?.(page) ?? []) problems.push({ file, ...fault });
  return { page, problems };
}

/** Taken at its word, a folder that lost its files would empty the shop. */
export function emptyFolder(topic: Topic): Problem {
  return { file: topic, text: "holds no page; leave the folder out to leave the shop as it is" };
}

/** What exists in one language must exist in all that the shop is offered in. */
export function missingTranslations(topic: Topic, pages: readonly { name: string; lang: Language }[]): Problem[] {
  const names = new Set(pages.map(({ name }) => name));
  return [...names].flatMap((name) =>
    fullyOffered
      .filter((lang) => !pages.some((page) => page.name === name && page.lang === lang))
      .map((lang) => ({
        file: `${topic}/${lang}/${name}.md`,
        text: `is missing; it must exist in ${fullyOffered.join(", ")}`,
      })),
  );
}

function differingTranslations<Facts>({ shared }: PageKind<Facts>, pages: Page<Facts>[]): Problem[] {
  return pages.flatMap(({ file, name, facts }) => {
    const english = pages.find((page) => page.name === name && page.lang === "en");
    return shared
      .filter(
        (fact) =>
          english?.facts[fact] !== undefined && facts[fact] !== undefined && facts[fact] !== english.facts[fact],
      )
      .map((field) => ({
        file,
        field,
        text: `must be as in English, ${String(english!.facts[field])} (was "${String(facts[field])}")`,
      }));
  });
}
