import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller, type By } from "../actions/by.server.ts";
import { lockCaller } from "../actions/caller-store.server.ts";
import { once } from "../actions/once.server.ts";
import { assign, endCase, mustBeAhead, mustBeColleague, snooze } from "./case-deeds.server.ts";
import { asSeen, type OpenCase } from "./change-seen-case.server.ts";
import { ChangeManyCases, type WishForMany } from "./contract.ts";
import { endsItself } from "./rules.ts";
import { knownCases, lockFreeCases } from "./store.server.ts";

/** Each as it is changed alone, with its line in the trail; one that somebody else is changing holds no other up. */
export const changeManyCases = operation(ChangeManyCases, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: ChangeManyCases.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "work_cases");
    const change = await changeIn(tx, wish, byCaller(context));
    const refused: { id: string; because: Because }[] = [];
    const cases = wish.cases.map(({ id, version }) => ({ id: id.toLowerCase(), version }));
    const ids = cases.map(({ id }) => id);
    const free = new Map((await lockFreeCases(tx, ids)).map((found) => [found.id, found]));
    const known = await knownCases(tx, ids);
    for (const { id, version } of cases) {
      const found = free.get(id);
      // one that is named twice is changed once
      free.delete(id);
      const seen = found || !known.has(id) ? asSeen(found, version) : { because: "CASE_CHANGED" as const };
      if ("because" in seen) refused.push({ id, because: seen.because });
      else if (wish.deed === "close" && endsItself(seen.found.kind)) refused.push({ id, because: "CASE_ENDS_ITSELF" });
      else await change(tx, seen.found);
    }
    return { changed: cases.length - refused.length, refused };
  });
});

type Change = (tx: DbOrTx, found: OpenCase) => Promise<number>;
type Because = "NOT_FOUND" | "CASE_CLOSED" | "CASE_CHANGED" | "CASE_ENDS_ITSELF";

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
