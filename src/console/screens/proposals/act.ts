import { redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";

const acts = { confirm: "/staff/confirmPrices", decline: "/staff/declinePrices" } as const;

export async function decideOnPrices({ context, request }: ScreenArguments) {
  const entries = await entriesOf(request);
  const { requestKey = "", id = "", do: what = "" } = entries;
  if (what !== "confirm" && what !== "decline") throw new Response(null, { status: 400 });
  try {
    await asked(context).call(acts[what], { requestKey, id });
    return redirect(`/console/catalogue/proposals?done=${what}`);
  } catch (error) {
    const shown = shownAgain(error, entries);
    // a moment that is over by now has no field here
    const [first] = shown.data.fields;
    if (first) shown.data.problem = first.message;
    return shown;
  }
}
