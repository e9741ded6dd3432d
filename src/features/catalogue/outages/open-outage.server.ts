import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { dropDraft } from "../../records/drafts/store.server.ts";
import { OpenOutage } from "./staff-contract.ts";
import { factsIn, knownPlaces, refuseWrongFacts, saidFacts } from "./staff-outage.server.ts";
import { putOutage } from "./store.server.ts";
import { tellBegin } from "./tell-subscribers.server.ts";

export const openOutage = operation(OpenOutage, async (wish, context) => {
  const { db, now, caller } = context;
  const { requestKey: _key, ...typed } = wish;
  const facts = factsIn(typed);
  const places = await knownPlaces(context);
  return once(db, { path: OpenOutage.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "mend_incidents");
    await refuseWrongFacts(tx, facts, { places, now, isNew: true });
    const id = await putOutage(tx, facts, caller.staffId, now);
    const on = { kind: "outage", id } as const;
    if (facts.ended_at === null) await tellBegin(tx, id);
    await dropDraft(tx, { kind: "outage", thing: "" }, caller.staffId);
    await recordAction(tx, byCaller(context), "outage_opened", { on, after: saidFacts(facts) });
    return { id };
  });
});
