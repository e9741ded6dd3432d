import { marked, type Token, type Tokens } from "marked";
import type { Language } from "../../../kernel/language.ts";
import { checkRecord } from "../../../kernel/record.ts";
import { faqKinds } from "../../catalogue/content/faq-kinds.ts";
import { htmlFromMarkdown } from "../../catalogue/content/markdown.server.ts";
import { missingQuestions, questionRecord, type QuestionRecord } from "../../catalogue/content/question-rules.ts";
import { emptyFolder, missingPages, placeOf } from "./pages.server.ts";
import { faultText, type Problem } from "./problem.server.ts";

const identified = /^(.*\S)\s*\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/;

type Section = { line: number; question: string; id: string; markdown: string };

/** `faq/<language>/<type>.md`: questions as `## Question {#id}`, each with its answer below. */
export function readFaq(texts: Map<string, string>): { faq: QuestionRecord[]; problems: Problem[] } {
  const files = [...texts.keys()]
    .filter((file) => placeOf(file).topic === "faq")
    .map((file) => ({ file, ...placeOf(file) }));
  const read = files.map(({ file, lang, name }) => readQuestions(file, lang, name, texts.get(file)!));
  const faq = read.flatMap(({ rows }) => rows);
  const unknown = files.filter(({ name }) => !(faqKinds as readonly string[]).includes(name));
  const missing = missingQuestions(
    faq,
    files.map(({ name, lang }) => ({ kind: name, lang })),
  );
  const problems = [
    ...read.flatMap((one) => one.problems),
    ...unknown.map(({ file }) => ({ file, text: `the file's name must be one of ${faqKinds.join(", ")}` })),
    ...missingPages("faq", files),
    ...missing.map(({ kind, id, lang }) => ({
      file: `faq/${lang}/${kind}.md`,
      field: id,
      text: "this question is missing, other languages have it",
    })),
    ...(files.length === 0 ? [emptyFolder("faq")] : []),
  ];
  return { faq, problems };
}

function readQuestions(
  file: string,
  lang: Language,
  kind: string,
  content: string,
): { rows: QuestionRecord[]; problems: Problem[] } {
  const { sections, problems } = sectionsOf(content.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"));
  const rows = sections.map(({ line, question, id, markdown }, place) => {
    const { html, refused } = htmlFromMarkdown(markdown);
    const record = { kind, id, lang, position: place + 1, question, answer_html: html };
    const earlier = sections.find((section) => section.id === id)!;
    if (earlier.line < line) problems.push({ line, field: id, text: `is already on line ${earlier.line}` });
    // of the file's name it is said once, not with each question
    const found = checkRecord(questionRecord, record).problems.filter(({ field }) => field !== "kind");
    problems.push(...[...found, ...refused].map((fault) => ({ line, field: id, text: faultText(fault) })));
    return record as QuestionRecord;
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
