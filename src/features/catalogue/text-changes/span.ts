import { operatorZone } from "../../../kernel/operator-zone.ts";
import { wrong, type RecordProblem } from "../../../kernel/record-problem.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { dateAt, timeAt } from "../../../kernel/zoned-time.ts";

const yearsAhead = 2;

/** `from` is none where it is published at once. */
export type Span = { from: Date | null; until: Date | null };
export type TypedSpan = { from: string | null; until: string | null };

type Of = {
  /** The day that a policy's readers see, which it begins with. */
  inForce?: Date | null;
  /** Ends by itself: a notice is withdrawn, and words are turned back. */
  mayEnd: boolean;
};

export function spanOf(typed: TypedSpan, { inForce = null, mayEnd }: Of, now: Date): Span {
  const until = typed.until === null ? null : new Date(typed.until);
  const from = inForce ?? (typed.from === null ? null : new Date(typed.from));
  const last = new Date(now);
  last.setUTCFullYear(now.getUTCFullYear() + yearsAhead);
  const at = inForce ? "text.facts.effective" : "from";
  const fields: RecordProblem[] = [];
  if (!from && !until) fields.push(wrong("from", "empty"));
  if (from && from <= now) fields.push(wrong(at, "in_the_past"));
  if (from && from > last) fields.push(wrong(at, "far_ahead", yearsAhead));
  if (until && !mayEnd) fields.push(wrong("until", "for_notice"));
  else if (until && until <= (from ?? now))
    fields.push(from ? wrong("until", "after", { field: "from" }, written(from)) : wrong("until", "in_the_past"));
  else if (until && until > last) fields.push(wrong("until", "far_ahead", yearsAhead));
  if (fields.length > 0) throw new Refusal("INVALID_INPUT", { fields });
  return { from, until };
}

/** By the operator's clocks. */
export const written = (at: Date): string =>
  `${dateAt(at.getTime(), operatorZone)} ${timeAt(at.getTime(), operatorZone)}`;
