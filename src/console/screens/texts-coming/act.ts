import { redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";

export async function takeBack({ context, request }: ScreenArguments) {
  const entries = await entriesOf(request);
  const { requestKey = "", id = "" } = entries;
  try {
    await asked(context).call("/staff/cancelText", { requestKey, id });
    return redirect("/console/content/coming");
  } catch (error) {
    return shownAgain(error, entries);
  }
}
