import { redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { listAddress } from "../../parts/list-address.ts";
import { queueOf, queueWish } from "../../parts/queue-asked.ts";

/** Takes the next one, or the last decision back, which opens it again. */
export async function actOnQueue({ context, request }: ScreenArguments) {
  const { call, words } = asked(context);
  const entries = await entriesOf(request);
  const { requestKey = "", number = "", version = "" } = entries;
  try {
    if (entries["do"] === "undo") {
      await call("/staff/takeBackRealName", { requestKey, number, version: Number(version) });
      return redirect(listAddress(`/console/real-names/${number}`, { ...queueOf(request), done: "undone" }));
    }
    const asks = queueOf(request);
    const { realNames } = words;
    const wish = { requestKey, reason: realNames.nextReason, ...queueWish(asks) };
    const { number: next } = await call("/staff/takeNextRealName", wish);
    if (next === null) return redirect(listAddress("/console/real-names", { ...asks, done: "none" }));
    return redirect(listAddress(`/console/real-names/${next}`, asks));
  } catch (error) {
    return shownAgain(error, entries, entries["do"] === "undo" ? { CASE_CHANGED: words.realNames.tooLate } : {});
  }
}
