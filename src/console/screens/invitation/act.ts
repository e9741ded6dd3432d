import { redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";

export async function joinByPassword({ context, request }: ScreenArguments) {
  const { call, words } = asked(context);
  const entries = await entriesOf(request);
  const { token = "", name = "", password = "", code = "" } = entries;
  try {
    await call("/staff/joinByPassword", { token, name, password, code });
    return redirect("/console");
  } catch (error) {
    return shownAgain(error, entries, { NOT_FOUND: words.invitation.over });
  }
}
