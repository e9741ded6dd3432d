import { fullyOffered } from "../../../kernel/language.ts";
import { Refusal, refuse } from "../../../kernel/refusal.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { dropDraft } from "../../records/drafts/store.server.ts";
import { WriteToTouched } from "./contract.ts";
import { putLetter } from "./letters-store.server.ts";
import { heldSeconds, missingTexts, mostTouched } from "./rules.ts";
import { lockIncident } from "./store.server.ts";
import { unwrittenOf } from "./touched-store.server.ts";

/** To those whom the sender has seen: where others are touched meanwhile, it is refused, and they are shown first. */
export const writeToTouched = operation(WriteToTouched, (wish, context) => {
  const { db, now, caller } = context;
  const { id, seen, texts } = wish;
  return once(db, { path: WriteToTouched.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "mend_incidents");
    const fields = missingTexts(texts, fullyOffered);
    if (fields.length > 0) throw new Refusal("INVALID_INPUT", { fields });
    const incident = (await lockIncident(tx, id)) ?? refuse("NOT_FOUND");
    const touched = await unwrittenOf(tx, incident, mostTouched + 1);
    if (touched.touched > mostTouched) return refuse("TOUCHED_MANY");
    const orders = touched.ids.length;
    if (touched.seen !== seen || orders === 0) return refuse("TOUCHED_CHANGED");
    const heldUntil = new Date(now.getTime() + heldSeconds * 1000);
    const facts = { incidentId: id, staffId: caller.staffId, at: now, heldUntil, texts };
    const letter = await putLetter(tx, facts, touched.ids);
    await addJob(tx, "write-letters", { letterId: letter }, { inSeconds: heldSeconds });
    await dropDraft(tx, { kind: "incident_letter", thing: incident.id }, caller.staffId);
    await recordAction(tx, byCaller(context), "incident_letter_sent", { on: { kind: "incident", id }, letter, orders });
    return { letter, orders, heldUntil: heldUntil.toISOString() };
  });
});
