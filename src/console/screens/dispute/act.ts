import { redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { idIn } from "./load.ts";

export async function answer({ context, request }: ScreenArguments) {
  const { call, words } = asked(context);
  const id = idIn(request);
  const entries = await entriesOf(request);
  const { requestKey = "", answer: sent = "" } = entries;
  try {
    await call("/staff/answerDispute", { requestKey, id, answer: sent });
    return redirect(`/console/finance/disputes/${id}?done=answered`);
  } catch (error) {
    return shownAgain(error, entries, { CASE_CLOSED: words.disputes.answer.over });
  }
}
