import { photoSlots } from "../../../../features/people/real-names/rules.ts";
import type { FieldProblem } from "../../../../ui/error-summary.tsx";
import type { Asking } from "../../../ground/visit/visit.ts";
import { wordsOf } from "../../../ground/visit/words.ts";
import { textIn, type Entries } from "../../../parts/forms/entries.ts";
import { shownAgain } from "../../../parts/forms/form-answer.ts";
import { sendPhoto } from "../photo-upload.ts";

/** The photographs that the desk asked for, one or both. */
export async function sendFromPhone(form: FormData, asking: Asking) {
  const { summary, problems: said } = wordsOf(asking.language, "errors");
  const texts = [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  let entries: Entries = Object.fromEntries(texts);
  const problems: FieldProblem[] = [];
  for (const slot of photoSlots.filter((one) => textIn(form, "slots").split(",").includes(one))) {
    const sent = await sendPhoto(form, { slot, entries }, asking);
    entries = sent.entries;
    problems.push(...sent.problems);
    if (sent.problems.length === 0 && !entries[`kept.${slot}`])
      problems.push({ field: `photo.${slot}`, message: said.photo() });
  }
  return shownAgain(entries, { title: summary, problems }, problems.length > 0 ? 422 : 200);
}
