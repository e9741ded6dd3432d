import { data, redirect } from "react-router";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain, type Answered } from "../../parts/form-answer.ts";
import { addressOf } from "./address.ts";
import { manyCases } from "./many-load.ts";

/** What was done, and with which it was not. */
export type Outcome = Answered & Answer<"/staff/changeManyCases">;

export async function changeMany(asking: ScreenArguments) {
  const entries = await entriesOf(asking.request);
  const { requestKey = "", to, until, note } = entries;
  const { deed, filter, all, dropped } = await manyCases(asking);
  // without what it does not know it would be done with more than somebody meant
  if (all && dropped.length > 0) throw new Response(null, { status: 400 });
  const cases = Object.entries(entries).flatMap(([name, version]) =>
    name.startsWith("case.") ? [{ id: name.slice("case.".length), version: Number(version) }] : [],
  );
  const said = { assign: { to: to || null }, snooze: { until: until ?? "" }, close: { note: note ?? "" } }[deed];
  const { call } = asked(asking.context);
  try {
    if (all) {
      const { id } = await call("/staff/startBulkCaseAction", { requestKey, deed, ...said, ...filter });
      return redirect(`/console/bulk/cases/${id}`);
    }
    const outcome = await call("/staff/changeManyCases", { requestKey, cases, deed, ...said });
    if (outcome.refused.length === 0) return redirect(addressOf({ ...filter, done: "many" }));
    return data<Outcome>({ ...outcome, entries: {}, fields: [] });
  } catch (error) {
    return shownAgain(error, entries);
  }
}
