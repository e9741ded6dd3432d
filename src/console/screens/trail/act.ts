import { redirect } from "react-router";
import type { ActionKind } from "../../../features/records/actions/rules.ts";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { knownAsks } from "../../parts/known-asks.ts";
import { trailForms } from "./forms.ts";

/** Begins a file of what the address shows and leads to it; the page stays where it is. */
export async function exportTrail({ context, request }: ScreenArguments) {
  const entries = await entriesOf(request);
  const { requestKey = "", reason = "" } = entries;
  const { kind, ...asks } = knownAsks(request, trailForms).asks;
  const filter = { ...asks, ...(kind !== undefined && { kind: kind as ActionKind }) };
  try {
    const { id } = await asked(context).call("/staff/exportTrail", { ...filter, requestKey, reason });
    return redirect(`/console/files/trail.csv?${new URLSearchParams({ export: id })}`);
  } catch (error) {
    return shownAgain(error, entries);
  }
}
