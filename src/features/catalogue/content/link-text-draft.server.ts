import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { draftsOf } from "../../records/drafts/store.server.ts";
import { linkOf } from "./draft-link.server.ts";
import { LinkTextDraft } from "./staff-contract.ts";

export const linkTextDraft = operation(LinkTextDraft, async (wish, context) => {
  const { db, vault, now, caller, origin } = context;
  const { kind, name } = wish;
  return once(db, { path: LinkTextDraft.path, wish }, context, async (tx) => {
    await lockCaller(tx, caller, "edit_catalogue");
    const drafts = await draftsOf(tx, { kind, thing: name });
    if (!drafts.some(({ staff_id }) => staff_id === caller.staffId)) return refuse("NOT_FOUND");
    const link = linkOf({ kind, name, by: caller.staffId }, vault, now);
    await recordAction(tx, byCaller(context), "text_draft_linked", {
      on: { kind: "text", id: `${kind} ${name}` },
      text: `${kind} ${name}`,
      until: link.until,
    });
    return { address: `${origin}/console/frames/linked-draft.html?${new URLSearchParams(link)}`, until: link.until };
  });
});
