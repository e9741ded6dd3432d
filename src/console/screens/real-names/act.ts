import { redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";

/** Takes the next one, or the last decision back, which opens it again. */
export async function actOnQueue({ context, request }: ScreenArguments) {
  const { call, words } = asked(context);
  const entries = await entriesOf(request);
  const { requestKey = "", number = "", version = "" } = entries;
  try {
    if (entries["do"] === "undo") {
      await call("/staff/takeBackRealName", { requestKey, number, version: Number(version) });
      return redirect(`/console/real-names/${number}?done=undone`);
    }
    const first = entries["first"] === "leaves" ? ("leaves" as const) : undefined;
    const { realNames } = words;
    const wish = { requestKey, reason: realNames.nextReason, ...(first && { first }) };
    const { number: next } = await call("/staff/takeNextRealName", wish);
    if (next === null) return redirect(`/console/real-names?${first ? "first=leaves&" : ""}done=none`);
    return redirect(`/console/real-names/${next}${first ? "?first=leaves" : ""}`);
  } catch (error) {
    return shownAgain(error, entries, entries["do"] === "undo" ? { CASE_CHANGED: words.realNames.tooLate } : {});
  }
}
