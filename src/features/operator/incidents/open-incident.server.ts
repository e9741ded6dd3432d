import { Refusal } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { OpenIncident } from "./contract.ts";
import { factsIn } from "./facts-in.ts";
import { mustBeKnown } from "./known-place.server.ts";
import { spanProblems } from "./rules.ts";
import { saidFacts } from "./shown-incident.server.ts";
import { putIncident } from "./store.server.ts";

export const openIncident = operation(OpenIncident, async (wish, context) => {
  const { db, now, caller } = context;
  const facts = factsIn(wish);
  await mustBeKnown(context, facts);
  return once(db, { path: OpenIncident.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "mend_incidents");
    const fields = spanProblems(facts, now);
    if (fields.length > 0) throw new Refusal("INVALID_INPUT", { fields });
    const id = await putIncident(tx, facts, caller.staffId, now);
    await recordAction(tx, byCaller(context), "incident_opened", {
      on: { kind: "incident", id },
      after: saidFacts(facts),
    });
    return { id };
  });
});
