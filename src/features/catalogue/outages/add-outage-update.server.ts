import { fullyOffered } from "../../../kernel/language.ts";
import { Refusal, refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { dropDraft } from "../../records/drafts/store.server.ts";
import { missing } from "./rules.ts";
import { AddOutageUpdate } from "./staff-contract.ts";
import { endOutage, lockOutage, putUpdate } from "./store.server.ts";
import { tellEnd } from "./tell-subscribers.server.ts";

export const addOutageUpdate = operation(AddOutageUpdate, (wish, context) => {
  const { db, now, caller } = context;
  const { id, texts, isOver } = wish;
  return once(db, { path: AddOutageUpdate.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "mend_incidents");
    const known = (await lockOutage(tx, id)) ?? refuse("NOT_FOUND");
    const fields = missing("texts", texts, fullyOffered);
    if (fields.length > 0) throw new Refusal("INVALID_INPUT", { fields });
    await putUpdate(tx, { outageId: id, texts, staffId: caller.staffId, now });
    if (isOver && known.ended_at === null) {
      await endOutage(tx, id, now);
      await tellEnd(tx, id);
    }
    await dropDraft(tx, { kind: "outage", thing: known.id }, caller.staffId);
    await recordAction(tx, byCaller(context), "outage_updated", {
      on: { kind: "outage", id },
      after: { texts, isOver },
    });
    return {};
  });
});
