import { redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";

export async function actOnPool({ context, request }: ScreenArguments) {
  const { call } = asked(context);
  const entries = await entriesOf(request);
  const { requestKey = "", batch = "", word = "" } = entries;
  try {
    const { pool } = await call("/staff/retireBatch", { requestKey, batch, word });
    return redirect(`/console/stock/${pool}?done=retired`);
  } catch (error) {
    return shownAgain(error, entries);
  }
}
