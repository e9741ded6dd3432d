import { createHash } from "node:crypto";
import type { Language } from "../../../kernel/language.ts";
import { wrong, type RecordProblem } from "../../../kernel/record-problem.ts";
import { checkRecord } from "../../../kernel/record.ts";
import { refuse, Refusal } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { htmlFromMarkdown } from "./markdown.server.ts";
import { noticeRecord } from "./notice-rules.ts";
import { htmlOf } from "./paragraphs.server.ts";
import { policyRecord } from "./policy-rules.ts";
import { questionRecord } from "./question-rules.ts";
import type { TextWish } from "./staff-contract.ts";
import {
  carriedOver,
  cellCount,
  differencesOfTexts,
  factsOfText,
  languagesOf,
  originalLanguage,
  type Cell,
  type Difference,
  type Text,
  type TextIn,
} from "./staff-rules.ts";
import { hashOf, originalHashes, textsOf, type PublishedPage } from "./staff-store.server.ts";
import { allQuestions, policyVersions } from "./store.server.ts";

/** A text's version is its content, as a plan's is: an import is noticed as well as a colleague. */
export function versionOfText({ kind, facts: of, languages, isWithdrawn }: Text): string {
  const inOrder = Object.entries(languages)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([language, { title, source, cells }]) => [language, title, source, written(cells)]);
  const all = factsOfText[kind].map((fact) => of[fact] ?? "");
  // without the empty ends: a notice for everybody is what it was before notices had countries
  const known = all.slice(0, 1 + all.findLastIndex((fact) => fact !== ""));
  return createHash("sha256")
    .update(JSON.stringify([known, inOrder, ...(isWithdrawn ? ["withdrawn"] : [])]))
    .digest("hex")
    .slice(0, 32);
}

/** Without the empty end that a language has where another one has more. */
function written(cells: readonly Cell[]): [string, string | null][] {
  const last = cells.findLastIndex(({ text }) => text !== "");
  return cells.slice(0, last + 1).map(({ text, from }) => [text, from]);
}

export type Weighed = {
  text: Text;
  pages: PublishedPage[];
  differences: Difference[];
  isThere: boolean;
  /** It was withdrawn, and publishing shows it again. */
  comesBack: boolean;
};

/**
 * A text held against its rules and against what is in the shop; `isThere`: it is there in just this way already.
 * `now`: when it is published.
 */
export async function weighText(tx: DbOrTx, wish: TextWish, version: string | null, now: Date): Promise<Weighed> {
  const [former] = await textsOf(tx, wish.kind, wish.name);
  const text = textIn({ ...wish, facts: await wholeFacts(tx, wish, former, now) }, former);
  const differences = differencesOfTexts(former, text);
  const isThere = former !== undefined && versionOfText(former) === versionOfText(text);
  const pages = languagesOf(text).map((lang) => pageIn(text, lang));
  const fields = [
    ...pages.flatMap((page) => problemsOf(page)),
    ...lostOfOriginal(text),
    ...(isThere ? [] : await usedVersion(tx, text, former)),
  ];
  if (fields.length > 0)
    throw new Refusal("INVALID_INPUT", {
      fields: [...new Map(fields.map((one) => [one.field, { ...one, field: `text.${one.field}` }])).values()],
    });
  if (!isThere) standsStill(former, version);
  return { text, pages, differences, isThere, comesBack: former?.isWithdrawn === true };
}

/** What a form may leave open: a notice is of the moment that publishes it, and a question is the last of its kind. */
async function wholeFacts(
  tx: DbOrTx,
  { kind, name, facts: said }: TextWish,
  former: Text | undefined,
  now: Date,
): Promise<Text["facts"]> {
  const typed = said["countries"] ? { ...said, countries: asList(said["countries"]).join(" ") } : said;
  const fact = ({ notice: "published_at", question: "position", policy: undefined } as const)[kind];
  if (!fact || typed[fact]) return typed;
  if (former) return { ...typed, [fact]: former.facts[fact]! };
  if (kind === "notice") return { ...typed, [fact]: `${now.toISOString().slice(0, 19)}Z` };
  const [topic] = name.split(".");
  const last = (await allQuestions(tx)).filter((one) => one.kind === topic).at(-1);
  return { ...typed, [fact]: String((last?.position ?? 0) + 1) };
}

function standsStill(former: Text | undefined, version: string | null): void {
  if (former) return version === versionOfText(former) ? undefined : refuse("RECORD_CHANGED");
  if (version !== null) refuse("NOT_FOUND");
}

/** What was typed, each paragraph with the state of the original that it is a translation of. */
function textIn(wish: TextWish, former: Text | undefined): Text {
  const { kind, name, facts } = wish;
  const languages = languagesOf({ languages: { ...former?.languages, ...wish.languages } as Text["languages"] });
  const typed = new Map(languages.map((lang) => [lang, (wish.languages[lang]?.paragraphs ?? []).map(tidy)]));
  const count = Math.max(0, ...[...typed.values()].map((cells) => cells.length));
  const rows = Array.from({ length: count }, (_, at) => at).filter((at) =>
    languages.some((lang) => typed.get(lang)![at]),
  );
  const original = typed.get(originalLanguage)!;
  return {
    kind,
    name,
    facts,
    isWithdrawn: false,
    languages: Object.fromEntries(languages.map((lang) => [lang, { ...head(lang), cells: rows.map(cellIn(lang)) }])),
  };

  function head(lang: Language): Omit<TextIn, "cells"> {
    const { title = "", source = "" } = wish.languages[lang] ?? {};
    return { title: title.trim(), source: source.trim() };
  }

  function cellIn(lang: Language): (at: number) => Cell {
    const before = former?.languages[lang]?.cells;
    return (at) => {
      const said = typed.get(lang)![at] ?? "";
      if (!said || lang === originalLanguage) return { text: said, from: null };
      const holds = wish.languages[lang]?.right.includes(at) || before?.[at]?.text !== said;
      return { text: said, from: holds ? hashOf(original[at] ?? "") : before[at]!.from };
    };
  }
}

const tidy = (written: string): string => written.replaceAll(/\r\n?/g, "\n").trim();

/** The record that a file would have had. */
function pageIn({ kind, name, facts, languages }: Text, lang: Language): PublishedPage {
  const { title = "", source = "", cells = [] } = languages[lang] ?? {};
  const html = htmlOf(cells.map(({ text }) => text));
  const [topic, ...id] = name.split(".");
  const whole = Number(facts["position"] || Number.NaN);
  const record = {
    notice: {
      id: name,
      lang,
      title,
      html,
      source,
      published_at: facts["published_at"] ?? "",
      countries: facts["countries"] ? asList(facts["countries"]) : null,
    },
    question: { kind: topic, id: id.join("."), lang, position: whole, question: title, answer_html: html },
    policy: {
      docname: name,
      lang,
      title,
      version: facts["version"] ?? "",
      effective: facts["effective"] ?? "",
      html,
    },
  }[kind];
  return { kind, name, lang, record, cells };
}

const asList = (written: string): string[] =>
  written
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);

const rulesOf = { notice: noticeRecord, question: questionRecord, policy: policyRecord };
const facts = new Set(["published_at", "countries", "position", "version", "effective"]);

function problemsOf({ kind, lang, record, cells }: PublishedPage): RecordProblem[] {
  const found = checkRecord(rulesOf[kind] as typeof noticeRecord, record).problems;
  const at = (field: string): string => {
    if (facts.has(field)) return `facts.${field}`;
    if (field === "title" || field === "question") return `languages.${lang}.title`;
    if (field === "source") return `languages.${lang}.source`;
    return field === "html" || field === "answer_html" ? `languages.${lang}.paragraphs.0` : "name";
  };
  return [
    ...found.map((problem) => ({ ...problem, field: at(problem.field) })),
    ...cells.flatMap(({ text }, place) =>
      htmlFromMarkdown(text).refused.map((fault) => ({ ...fault, field: `languages.${lang}.paragraphs.${place}` })),
    ),
  ];
}

/** A translation that says to be one of today's original has its placeholders and links. */
function lostOfOriginal(text: Text): RecordProblem[] {
  const hashes = originalHashes(text);
  const originals = text.languages[originalLanguage]?.cells ?? [];
  return languagesOf(text).flatMap((lang) =>
    Array.from({ length: cellCount(text) }, (_, at) => at).flatMap((at) => {
      const cell = text.languages[lang]?.cells[at];
      if (!cell?.text || cell.from === null || cell.from !== hashes[at]) return [];
      const has = new Set(carriedOver(cell.text));
      const lost = carriedOver(originals[at]!.text).find((part) => !has.has(part));
      return lost === undefined ? [] : [wrong(`languages.${lang}.paragraphs.${at}`, "lost_of_original", lost)];
    }),
  );
}

/** Consents name a version of a policy: what was agreed to under it does not change afterwards (row A6). */
async function usedVersion(
  tx: DbOrTx,
  { kind, name, facts }: Text,
  former: Text | undefined,
): Promise<RecordProblem[]> {
  const version = facts["version"];
  if (kind !== "policy" || !version) return [];
  const used = [former?.facts["version"], ...(await policyVersions(tx, name))];
  return used.includes(version) ? [wrong("facts.version", "version_used", version)] : [];
}
