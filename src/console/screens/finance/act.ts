import { redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";

export async function actOnBooks({ context, request }: ScreenArguments) {
  const { call, words } = asked(context);
  const entries = await entriesOf(request);
  const { requestKey = "", month = "", seen = "" } = entries;
  try {
    await call("/staff/sealMonth", { requestKey, month, seen });
    return redirect(`/console/finance?${new URLSearchParams({ month, done: "sealed" })}`);
  } catch (error) {
    return shownAgain(error, entries, { RECORD_CHANGED: words.finance.changed });
  }
}
