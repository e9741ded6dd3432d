import { fullyOffered, type Language } from "../../../kernel/language.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { instantOf, isDate } from "../../../kernel/zoned-time.ts";

export const textKinds = ["notice", "question", "policy"] as const;
export type TextKind = (typeof textKinds)[number];

/** What the texts of the shop are translated from. */
export const originalLanguage: Language = "zh-cn";

/** What holds for all languages of a text. */
export const factsOfText = {
  notice: ["published_at", "countries"],
  question: ["position"],
  policy: ["version", "effective"],
} as const satisfies Record<TextKind, readonly string[]>;

/** A paragraph, and of which state of the original it is the translation; `null`: of none. */
export type Cell = { text: string; from: string | null };
export type TextIn = { title: string; source: string; cells: Cell[] };
export type Text = {
  kind: TextKind;
  name: string;
  facts: Record<string, string>;
  languages: Partial<Record<Language, TextIn>>;
  /** Taken from the shop by staff. */
  isWithdrawn: boolean;
};

/** What a text's history knows, of the words of the audit trail. */
export const textActions = [
  "text_published",
  "text_withdrawn",
  "text_put_back",
  "text_moved",
  "text_scheduled",
  "text_unscheduled",
  "text_began",
  "text_ended",
  "text_collided",
] as const;

/** When a policy is in force, by the operator's clocks: nobody reads it before. */
export function inForceFrom({ kind, facts: { effective = "" } }: Pick<Text, "kind" | "facts">): Date | null {
  return kind === "policy" && isDate(effective) ? new Date(instantOf(effective, "00:00", operatorZone)) : null;
}

/** `behind`: the original was changed since; `missing`: the original has this paragraph, and this language has not. */
export const cellStates = ["current", "behind", "missing"] as const;
type CellState = (typeof cellStates)[number];

export const languagesOf = ({ languages }: Pick<Text, "languages">): Language[] => [
  ...new Set([originalLanguage, ...fullyOffered, ...(Object.keys(languages) as Language[])]),
];

export const cellCount = ({ languages }: Pick<Text, "languages">): number =>
  Math.max(0, ...Object.values(languages).map(({ cells }) => cells.length));

/** Of each paragraph; `hashes` are those of the original's. */
export function cellStatesOf(cells: readonly Cell[], hashes: readonly string[]): CellState[] {
  return hashes.map((hash, at) => {
    const cell = cells[at];
    if (!cell?.text) return "missing";
    return cell.from === hash ? "current" : "behind";
  });
}

export type Difference = { field: string; before: string | null; after: string | null };

/** By field: `facts.version`, `en.title`, `en.3`. */
export function differencesOfTexts(before: Text | undefined, after: Text): Difference[] {
  const [former, latter] = [before ? fieldsOf(before) : new Map<string, string>(), fieldsOf(after)];
  return [...new Set([...latter.keys(), ...former.keys()])].flatMap((field) => {
    const [was, is] = [former.get(field) || null, latter.get(field) || null];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

export function fieldsOf({ kind, facts, languages }: Text): Map<string, string> {
  const fields = new Map<string, string>(factsOfText[kind].map((fact) => [`facts.${fact}`, facts[fact] ?? ""]));
  for (const [language, { title, source, cells }] of Object.entries(languages)) {
    fields.set(`${language}.title`, title);
    if (kind === "notice") fields.set(`${language}.source`, source);
    for (const [at, { text }] of cells.entries()) fields.set(`${language}.${at}`, text);
  }
  return fields;
}

/** Placeholders and addresses, which a translation takes over as they are. */
export function carriedOver(markdown: string): string[] {
  const found = markdown.matchAll(/\{[A-Za-z_]+\}|\]\(([^)\s]+)[^)]*\)/g);
  return [...new Set([...found].map(([whole, address]) => address ?? whole))];
}
