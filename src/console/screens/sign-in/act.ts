import { redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { backFrom } from "../../ground/signed-in.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";

export async function signInByPassword({ context, request }: ScreenArguments) {
  const { call, words } = asked(context);
  const entries = await entriesOf(request);
  const { email = "", password = "", code = "" } = entries;
  try {
    await call("/staff/signInByPassword", { email, password, code });
    return redirect(backFrom(request));
  } catch (error) {
    return shownAgain(error, entries, { SIGN_IN_FAILED: words.signIn.failed });
  }
}
