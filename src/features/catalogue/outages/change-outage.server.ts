import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { ChangeOutage } from "./staff-contract.ts";
import { factsIn, knownPlaces, refuseWrongFacts, saidFacts } from "./staff-outage.server.ts";
import { changeFacts, lockOutage } from "./store.server.ts";
import { tellEnd } from "./tell-subscribers.server.ts";

export const changeOutage = operation(ChangeOutage, async (wish, context) => {
  const { db, now, caller } = context;
  const { requestKey: _key, id, version, ...typed } = wish;
  const facts = factsIn(typed);
  const places = await knownPlaces(context);
  return once(db, { path: ChangeOutage.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "mend_incidents");
    const known = (await lockOutage(tx, id)) ?? refuse("NOT_FOUND");
    if (known.version !== version) return refuse("RECORD_CHANGED");
    await refuseWrongFacts(tx, facts, { places, now, isNew: false });
    await changeFacts(tx, id, facts);
    if (known.ended_at === null && facts.ended_at !== null) await tellEnd(tx, id);
    const [before, after] = [saidFacts(known), saidFacts(facts)];
    await recordAction(tx, byCaller(context), "outage_changed", { on: { kind: "outage", id }, before, after });
    return {};
  });
});
