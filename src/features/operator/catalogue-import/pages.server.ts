import { fullyOffered, type Language } from "../../../kernel/language.ts";
import { faultOf } from "../../../kernel/record-fields.ts";
import type { RecordProblem } from "../../../kernel/record-problem.ts";
import { checkRecord, type Draft, type RecordKind } from "../../../kernel/record.ts";
import { htmlFromMarkdown } from "../../catalogue/content/markdown.server.ts";
import { missingTranslations, PageName, unlikeEnglish } from "../../catalogue/content/text-rules.ts";
import type { Column } from "./csv-columns.server.ts";
import { readFrontMatter } from "./front-matter.server.ts";
import { faultText, placed, type Problem } from "./problem.server.ts";
import type { Topic } from "./shop-files.server.ts";

/** A Markdown file of one language; of a folder without problems all of the record is there. */
export type Page<Record> = {
  file: string;
  name: string;
  lang: Language;
  record: Draft<Record>;
  facts: readonly Column[];
  written: ReadonlyMap<string, string>;
};

export type PageKind<Record> = {
  topic: Topic;
  kind: Pick<RecordKind<Record>, "fields" | "rules">;
  /** The field that the file's name fills; where a fact fills it too, both say the same. */
  name: keyof Record & string;
  facts: readonly Column[];
  /** Facts that no translation may change. */
  shared: readonly (keyof Record & string)[];
  /** Whether a folder without pages means that the shop shall have none. */
  mayBeEmpty?: boolean;
};

/** `policies/en/privacy_policy.md` → topic, language and name. */
export function placeOf(file: string): { topic: string; lang: Language; name: string } {
  const [topic = "", lang, name = ""] = file.split("/");
  return { topic, lang: lang as Language, name: name.replace(/\.md$/, "") };
}

/** Reads the pages of a topic, one file each, and finds all that is wrong with them. */
export function readPages<Record>(
  kind: PageKind<Record>,
  texts: Map<string, string>,
): { pages: Page<Record>[]; problems: Problem[] } {
  const read = [...texts]
    .filter(([file]) => placeOf(file).topic === kind.topic)
    .map(([file, text]) => readPage(kind, file, text));
  const pages = read.map(({ page }) => page);
  const problems = [
    ...read.flatMap((one) => one.problems),
    ...missingPages(kind.topic, pages),
    ...differingTranslations(kind, pages),
  ];
  if (pages.length === 0 && !kind.mayBeEmpty) problems.push(emptyFolder(kind.topic));
  return { pages, problems };
}

/** The records of pages in which nothing was wrong. */
export function recordsOf<Record>(pages: readonly Page<Record>[]): Record[] {
  return pages.map(({ record }) => record as Record);
}

/** What a rule finds in pages, under the facts that they are written in. */
export function problemsOnPages<Record>(
  pages: readonly Page<Record>[] | undefined,
  check: (record: Draft<Record>) => readonly RecordProblem[],
): Problem[] {
  return (pages ?? []).flatMap(({ file, record, facts, written }) =>
    check(record).map((problem) => ({ file, ...placed(problem, facts, written) })),
  );
}

function readPage<Record>(
  { kind, name: nameField, facts }: PageKind<Record>,
  file: string,
  text: string,
): { page: Page<Record>; problems: Problem[] } {
  const { lang, name } = placeOf(file);
  const names = facts.map((fact) => fact.name);
  const { written, lineOf, body, bodyLine, problems } = readFrontMatter(file, text, names);
  const { html, refused } = htmlFromMarkdown(body);
  const values = facts
    .filter((fact) => written.has(fact.name))
    .map(({ name: fact, field, read }) => [field, written.get(fact) === "" ? null : read(written.get(fact)!)]);
  const { draft: record, problems: found } = checkRecord(kind, {
    [nameField]: name,
    ...Object.fromEntries(values),
    lang,
    html,
  });
  for (const problem of found.filter(({ field }) => facts.some((fact) => fact.field === field))) {
    const fault = placed(problem, facts, written);
    if (written.size > 0) problems.push({ file, line: lineOf(fault.field!), ...fault });
  }
  const wrongName = faultOf(PageName, name);
  if (wrongName) problems.push({ file, text: `the file's name ${faultText(wrongName)}` });
  const inBody = [...found.filter(({ field }) => field === "html"), ...refused];
  problems.push(...inBody.map((fault) => ({ file, line: bodyLine, text: faultText(fault) })));
  const saysName = written.get(nameField);
  if (saysName && saysName !== name) {
    problems.push({ file, field: nameField, text: `must be the file's name, ${name} (was "${saysName}")` });
  }
  return { page: { file, name, lang, record, facts, written }, problems };
}

/** Taken at its word, a folder that lost its files would empty the shop. */
export function emptyFolder(topic: Topic): Problem {
  return { file: topic, text: "holds no page; leave the folder out to leave the shop as it is" };
}

export function missingPages(topic: Topic, pages: readonly { name: string; lang: Language }[]): Problem[] {
  return missingTranslations(pages).map(({ name, lang }) => ({
    file: `${topic}/${lang}/${name}.md`,
    text: `is missing; it must exist in ${fullyOffered.join(", ")}`,
  }));
}

function differingTranslations<Record>({ shared }: PageKind<Record>, pages: Page<Record>[]): Problem[] {
  return pages.flatMap((page) => {
    const english = pages.find(({ name, lang }) => name === page.name && lang === "en");
    type Facts = { [Fact in keyof Record & string]?: string };
    return problemsOnPages([page], (record) => unlikeEnglish(shared, record as Facts, english?.record as Facts));
  });
}
