import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { HideOutage } from "./staff-contract.ts";
import { hide, lockOutage } from "./store.server.ts";
import { tellEnd } from "./tell-subscribers.server.ts";

export const hideOutage = operation(HideOutage, (wish, context) => {
  const { db, now, caller } = context;
  const { id } = wish;
  return once(db, { path: HideOutage.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "mend_incidents");
    const known = (await lockOutage(tx, id)) ?? refuse("NOT_FOUND");
    if (known.hidden_at) return {};
    await hide(tx, id, now);
    if (known.ended_at === null) await tellEnd(tx, id);
    await recordAction(tx, byCaller(context), "outage_hidden", {
      on: { kind: "outage", id },
      before: { titles: known.titles },
    });
    return {};
  });
});
