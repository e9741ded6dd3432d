import { dayMs } from "../../../kernel/duration.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import type { FieldProblem } from "../../../ui/error-summary.tsx";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { whyRefused } from "../../parts/forms/form-answer.ts";

const controls = ["iccid", "puk", "amount", "email", "phone", "method"] as const;

/** Why a card is not shown, or a top-up could not begin. */
export function whyNot(error: unknown, isLooking: boolean, { language }: Pick<Asking, "language">) {
  const { which, pay } = wordsOf(language, "top-up");
  const { summary } = wordsOf(language, "errors");
  const { why, ...refused } = whyRefused(error, { title: isLooking ? which.notShown : pay.notPaid, summary, controls });
  const { code, message, details } = refused.refusal;
  if (code !== "PUK_TRIED_OFTEN" || typeof details.until !== "string") return { why, ...refused };
  // the day after, so that it is true from its beginning
  const day = dateText(dateAt(Date.parse(details.until) + dayMs, operatorZone), language);
  const problems: FieldProblem[] = [{ field: "puk", message: `${message} ${which.pukAgain(day)}` }];
  return { why: { ...why, problems }, ...refused };
}
