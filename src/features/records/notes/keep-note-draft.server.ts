import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { dropDraft, keepDraft } from "../drafts/store.server.ts";
import { KeepNoteDraft } from "./contract.ts";
import { holdsSecret } from "./rules.ts";
import { orderIdOf } from "./store.server.ts";

export const keepNoteDraft = operation(KeepNoteDraft, async ({ number, note }, { db, now, caller }) => {
  if ((await orderIdOf(db, number)) === undefined) return refuse("ORDER_NOT_FOUND");
  const draft = { kind: "order_note", thing: number.toUpperCase() } as const;
  // what a note must not hold is not kept as a draft either
  if (note === "" || holdsSecret(note)) await dropDraft(db, draft, caller.staffId);
  else await keepDraft(db, draft, { staffId: caller.staffId, now }, { entries: { note }, version: null });
  return {};
});
