import { dayMs } from "../../../kernel/duration.ts";
import type { Language } from "../../../kernel/language.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { whyRefused } from "../../parts/forms/form-answer.ts";

const controls = ["iccid", "puk", "amount", "email", "phone", "method"] as const;

/** `isLooking`: a card was asked for, nothing was paid. `inApp`: no link leads out of the page. */
type Place = { isLooking: boolean; inApp: boolean };

/** Why a card is not shown, or a top-up could not begin. */
export function whyNot(error: unknown, { isLooking, inApp }: Place, language: Language) {
  const { which, pay } = wordsOf(language, "top-up");
  const { summary } = wordsOf(language, "errors");
  const { why, ...refused } = whyRefused(error, { title: isLooking ? which.notShown : pay.notPaid, summary, controls });
  const { code, message, details } = refused.refusal;
  const beside = (field: string, said: string) => ({
    ...refused,
    why: { ...why, problems: [{ field, message: said }] },
  });
  if (code === "PUK_TRIED_OFTEN" && typeof details.until === "string") {
    // the day after, so that it is true from its beginning
    const day = dateText(dateAt(Date.parse(details.until) + dayMs, operatorZone), language);
    return beside("puk", `${message} ${which.pukAgain(day)}`);
  }
  // the card is judged alone, before anything else
  const isOther = details.fields.some(({ problem }) => problem === "iccid.other_card");
  return inApp && isOther ? beside("iccid", which.otherInApp) : { ...refused, why };
}
