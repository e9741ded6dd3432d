import { marked, type Token, type Tokens } from "marked";
import { fullyOffered, type Language } from "../../../kernel/language.ts";
import type { FaqRow } from "../../../platform/database/tables.ts";
import { htmlFromMarkdown } from "./markdown.server.ts";
import { emptyFolder, missingTranslations, placeOf } from "./pages.server.ts";
import type { Problem } from "./problem.server.ts";

/** Spec 2: the `type` of /frequently-asked-questions. */
const kinds: readonly FaqRow["kind"][] = ["Product", "Use", "Troubles", "Real_name_registration", "eSIM"];

const identified = /^(.*\S)\s*\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/;
const longestQuestion = 300;

type Section = { line: number; question: string; id: string; markdown: string };

/** `faq/<language>/<type>.md`: questions as `## Question {#id}`, each with its answer below. */
export function readFaq(texts: Map<string, string>): { faq: FaqRow[]; problems: Problem[] } {
  const files = [...texts.keys()]
    .filter((file) => placeOf(file).topic === "faq")
    .map((file) => ({ file, ...placeOf(file) }));
  const read = files.map(({ file, lang, name }) => readQuestions(file, lang, name as FaqRow["kind"], texts.get(file)!));
  const faq = read.flatMap(({ rows }) => rows);
  const unknown = files.filter(({ name }) => !(kinds as readonly string[]).includes(name));
  const problems = [
    ...read.flatMap((one) => one.problems),
    ...unknown.map(({ file }) => ({ file, text: `the file's name must be one of ${kinds.join(", ")}` })),
    ...missingTranslations("faq", files),
    ...missingQuestions(faq, files),
    ...(files.length === 0 ? [emptyFolder("faq")] : []),
  ];
  return { faq, problems };
}

function readQuestions(
  file: string,
  lang: Language,
  kind: FaqRow["kind"],
  content: string,
): { rows: FaqRow[]; problems: Problem[] } {
  const { sections, problems } = sectionsOf(content.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"));
  const rows = sections.map(({ line, question, id, markdown }, place): FaqRow => {
    const { html, refused } = htmlFromMarkdown(markdown);
    const earlier = sections.find((section) => section.id === id)!;
    if (earlier.line < line) problems.push({ line, field: id, text: `is already on line ${earlier.line}` });
    if (html === "") problems.push({ line, field: id, text: "has no answer" });
    if (question.length > longestQuestion) {
      problems.push({ line, field: id, text: `the question must be at most ${longestQuestion} characters` });
    }
    problems.push(...refused.map((what) => ({ line, field: id, text: `${what} cannot be shown` })));
    return { kind, id, lang, position: place + 1, question, answer_html: html };
  });
  if (sections.length === 0 && problems.length === 0) problems.push({ line: 1, text: "has no questions" });
  return { rows, problems: problems.map((problem) => ({ file, ...problem })) };
}

function sectionsOf(source: string): { sections: Section[]; problems: Omit<Problem, "file">[] } {
  const sections: Section[] = [];
  const problems: Omit<Problem, "file">[] = [];
  let line = 1;
  let answerable = true;
  for (const token of marked.lexer(source)) {
    const heading = isHeading(token) && token.depth <= 2 ? identified.exec(token.text.trim()) : undefined;
    if (heading && (token as Tokens.Heading).depth === 2) {
      sections.push({ line, question: heading[1]!, id: heading[2]!, markdown: "" });
      answerable = true;
    } else if (heading !== undefined) {
      problems.push({
        line,
        text: "a heading must be ## and end with the question's id, such as ## What is an eSIM? {#esim-what}",
      });
      answerable = false;
    } else if (sections.length > 0) {
      sections.at(-1)!.markdown += token.raw;
    } else if (token.type !== "space" && answerable) {
      problems.push({ line, text: "stands before the first question" });
      answerable = false;
    }
    line += token.raw.split("\n").length - 1;
  }
  return { sections, problems };
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === "heading";
}

/** Every question of a kind exists in all languages that the shop is offered in, and further languages add none. */
function missingQuestions(faq: FaqRow[], files: { file: string; lang: Language; name: string }[]): Problem[] {
  return kinds.flatMap((kind) => {
    const ids = new Set(faq.filter((row) => row.kind === kind).map(({ id }) => id));
    const offered = files.filter(({ name, lang }) => name === kind && fullyOffered.includes(lang));
    return offered.flatMap(({ file, lang }) =>
      [...ids]
        .filter((id) => !faq.some((row) => row.kind === kind && row.lang === lang && row.id === id))
        .map((id) => ({ file, field: id, text: "this question is missing, other languages have it" })),
    );
  });
}
