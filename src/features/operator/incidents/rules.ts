import { dayMs } from "../../../kernel/duration.ts";
import type { Language } from "../../../kernel/language.ts";
import { wrong, type RecordProblem } from "../../../kernel/record-problem.ts";

/** Where something went wrong, and so whose plans, in use or about to be, are touched. */
export const placeKinds = ["destination", "carrier"] as const;
/** What went wrong, and so which orders may be touched: those that were to be paid, made, loaded, told or delivered. */
export const touchKinds = ["gateway", "supplier", "network", "mail", "delivery", ...placeKinds] as const;
export type TouchKind = (typeof touchKinds)[number];

export const onAPage = 50;
export const listed = 20;
export const longestTitle = 120;
export const longestSubject = 120;
export const longestLetter = 2000;
/** At one letter; whoever has more to tell splits the span. */
export const mostTouched = 50_000;
/** console.md: letters leave after 10 s. */
export const heldSeconds = 10;
export const mostDays = 7;

type Span = { since: Date; until: Date | null };

export function spanProblems({ since, until }: Span, now: Date): RecordProblem[] {
  const end = until ?? now;
  if (since > now) return [wrong("since", "not_to_come")];
  if (until && until <= since) return [wrong("until", "after_beginning")];
  return end.getTime() - since.getTime() > mostDays * dayMs ? [wrong("since", "span_days", mostDays)] : [];
}

type Texts = Partial<Record<Language, { subject: string; text: string }>>;

/** Every language of the buyers is written, since each reads their own. */
export const missingTexts = (texts: Texts, offered: readonly Language[]): RecordProblem[] =>
  offered.flatMap((language) =>
    (["subject", "text"] as const)
      .filter((part) => !texts[language]?.[part])
      .map((part) => wrong(`texts.${language}.${part}`, "empty")),
  );
