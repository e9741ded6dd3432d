import { fullyOffered } from "../../../kernel/language.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { ownDraft } from "../../records/drafts/own-draft.server.ts";
import { GetOutage } from "./staff-contract.ts";
import { toldOutage } from "./staff-outage.server.ts";
import { outageById, updatesOf } from "./store.server.ts";

export const getOutage = operation(GetOutage, async ({ id }, { db, now, caller }) => {
  const outage = (await outageById(db, id)) ?? refuse("NOT_FOUND");
  const updates = await updatesOf(db, [id]);
  return {
    outage: toldOutage(outage),
    updates: updates.map(({ at, texts }) => ({ at: at.toISOString(), texts })),
    draft: await ownDraft(db, { kind: "outage", thing: outage.id }, caller.staffId),
    languages: [...fullyOffered],
    now: now.toISOString(),
  };
});
