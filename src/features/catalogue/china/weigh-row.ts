import { daysFrom } from "../../../kernel/zoned-time.ts";
import type { Sourced } from "./facts.ts";
import type { Answer } from "./trip.ts";

export type Why =
  | "listed"
  | "holds"
  | "not_listed"
  | "list_unconfirmed"
  | "not_yet"
  | "unsure"
  | "old"
  | "far"
  | "chinese"
  | "document"
  | "short"
  | "untold"
  | "same_place"
  | "inside"
  | "elsewhere"
  | "in_guangdong"
  | "entry_only"
  | "open_ticket"
  | "too_long"
  | "closed_area"
  | "part"
  | "ended"
  | "not_a_visit";

/** `source`: of what decided it. */
export type Weighed = { answer: Answer; why: Why; source?: Sourced };
export const yes = (source?: Sourced, why: Why = "holds"): Weighed => ({
  answer: "yes",
  why,
  ...(source && { source }),
});
export const no = (why: Why, source?: Sourced): Weighed => ({ answer: "no", why, ...(source && { source }) });
export const ask = (why: Why, source?: Sourced): Weighed => ({ answer: "ask", why, ...(source && { source }) });

export const isSure = <Fact extends Sourced>(fact: Fact | undefined): fact is Fact =>
  fact !== undefined && fact.confidence !== "low";

/** A fact that is older says nothing for certain, nor does a list of a trip further ahead than this many days. */
export const lasts = 365;
export const isOld = ({ asOf }: Pick<Sourced, "asOf">, today: string): boolean => daysFrom(asOf, today) > lasts;

/** What a rule or a figure decides, while it is sure and not old. */
export function weighFact<Fact extends Sourced>(
  fact: Fact | undefined,
  today: string,
  decided: (fact: Fact) => Weighed,
): Weighed {
  if (!isSure(fact)) return ask("unsure", fact);
  return isOld(fact, today) ? ask("old", fact) : decided(fact);
}

/**
 * A row of a list holds from its day on, and until its last where it has one, while the list is neither old nor asked
 * about days too far ahead.
 */
export function weighRow(
  row: Sourced & { validFrom?: string | null; validUntil?: string | null },
  { from, until }: { from: string; until: string },
  today: string,
): Weighed {
  if (!isSure(row)) return ask("unsure", row);
  if (row.validFrom && from < row.validFrom) return no("not_yet", row);
  // nobody has said that it goes on, nor that it does not
  if (row.validUntil && until > row.validUntil) return ask("ended", row);
  if (isOld(row, today)) return ask("old", row);
  return daysFrom(row.asOf, until) > lasts ? ask("far", row) : yes(row, "listed");
}
