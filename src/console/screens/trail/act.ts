import { redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { trailAsked } from "./load.ts";

/** Begins a file of what the address shows and leads to it; the page stays where it is. */
export async function exportTrail({ context, request }: ScreenArguments) {
  const entries = await entriesOf(request);
  const { requestKey = "", reason = "" } = entries;
  try {
    const { id } = await asked(context).call("/staff/exportTrail", { ...trailAsked(request).wish, requestKey, reason });
    return redirect(`/console/files/trail.csv?${new URLSearchParams({ export: id })}`);
  } catch (error) {
    return shownAgain(error, entries);
  }
}
