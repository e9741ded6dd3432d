import { redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/answered.ts";
import { actOnReveal } from "../../parts/reveal.ts";

/** Shows or masks what is known of the customer, and comes back to the page as it is then. */
export async function actOnCustomer({ context, request }: ScreenArguments) {
  const { pathname, search } = new URL(request.url);
  const entries = await entriesOf(request);
  const thing = decodeURIComponent(pathname.split("/")[3] ?? "");
  try {
    await actOnReveal(asked(context).call, { kind: "customer", thing }, entries);
    return redirect(pathname + search);
  } catch (error) {
    return shownAgain(error, entries);
  }
}
