import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller, type By } from "../actions/by.server.ts";
import { lockCaller } from "../actions/caller-store.server.ts";
import { once } from "../actions/once.server.ts";
import { assign, endCase, mustBeAhead, mustBeColleague, snooze } from "./case-deeds.server.ts";
import { seenCase, type OpenCase } from "./change-seen-case.server.ts";
import { ChangeManyCases, type WishForMany } from "./contract.ts";
import { endsItself } from "./rules.ts";

/** Each as it is changed alone, with its line in the trail; one that a colleague has changed holds no other up. */
export const changeManyCases = operation(ChangeManyCases, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: ChangeManyCases.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "work_cases");
    const change = await changeIn(tx, wish, byCaller(context));
    const refused: { id: string; because: Because }[] = [];
    // in the order in which others lock several (lockCasesOfOrder), so that nobody waits in a circle
    const cases = wish.cases.map(({ id, version }) => ({ id: id.toLowerCase(), version })).toSorted(byId);
    for (const seen of cases) {
      const because = await outcomeOf(tx, seen, wish.deed, change);
      if (because) refused.push({ id: seen.id, because });
    }
    return { changed: cases.length - refused.length, refused };
  });
});

type Seen = WishForMany["cases"][number];
type Change = (tx: DbOrTx, found: OpenCase) => Promise<number>;
type Because = "NOT_FOUND" | "CASE_CLOSED" | "CASE_CHANGED" | "CASE_ENDS_ITSELF";
const byId = (one: Seen, other: Seen) => (one.id < other.id ? -1 : 1);

async function outcomeOf(
  tx: DbOrTx,
  wanted: Seen,
  deed: WishForMany["deed"],
  change: Change,
): Promise<Because | undefined> {
  const seen = await seenCase(tx, wanted);
  if ("because" in seen) return seen.because;
  if (deed === "close" && endsItself(seen.found.kind)) return "CASE_ENDS_ITSELF";
  await change(tx, seen.found);
  return undefined;
}

/** What is said once for all of them is looked at once. */
async function changeIn(tx: DbOrTx, { deed, to, until, note }: WishForMany, by: By): Promise<Change> {
  if (deed === "assign") {
    if (to === undefined) return refuse("INVALID_INPUT", { field: "to", problem: "choose" });
    await mustBeColleague(tx, to);
    return (within, found) => assign(within, found, to, by);
  }
  if (deed === "snooze") {
    if (until === undefined) return refuse("INVALID_INPUT", { field: "until", problem: "empty" });
    mustBeAhead(until, by.now);
    return (within, found) => snooze(within, found, until, by);
  }
  if (!note) return refuse("INVALID_INPUT", { field: "note", problem: "empty" });
  return (within, found) => endCase(within, found, note, by);
}
