import { redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { actOnReveal } from "../../parts/reveal.ts";
import { addressOf } from "./address-of.ts";
import { whichMail } from "./load.ts";

/** The page's one form shows whom the order is about, or masks them again. */
export async function actOnMail({ context, request }: ScreenArguments) {
  const mail = whichMail(request);
  const { what, ...said } = await entriesOf(request);
  try {
    await actOnReveal(asked(context).call, { kind: "order", thing: mail.number }, { what, ...said });
    return redirect(addressOf(mail));
  } catch (error) {
    return shownAgain(error, said);
  }
}
