import { Refusal, refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { ChangeIncident } from "./contract.ts";
import { factsIn } from "./facts-in.ts";
import { mustBeKnown } from "./known-place.server.ts";
import { spanProblems } from "./rules.ts";
import { saidFacts } from "./shown-incident.server.ts";
import { changeFacts, lockIncident } from "./store.server.ts";

export const changeIncident = operation(ChangeIncident, async (wish, context) => {
  const { db, now, caller } = context;
  const { id, version } = wish;
  const facts = factsIn(wish);
  await mustBeKnown(context, facts);
  return once(db, { path: ChangeIncident.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "mend_incidents");
    const known = (await lockIncident(tx, id)) ?? refuse("NOT_FOUND");
    if (known.version !== version) return refuse("RECORD_CHANGED");
    const fields = spanProblems(facts, now);
    if (fields.length > 0) throw new Refusal("INVALID_INPUT", { fields });
    await changeFacts(tx, id, facts);
    const [before, after] = [saidFacts(known), saidFacts(facts)];
    await recordAction(tx, byCaller(context), "incident_changed", { on: { kind: "incident", id }, before, after });
    return {};
  });
});
