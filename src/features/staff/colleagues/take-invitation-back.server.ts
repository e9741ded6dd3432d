import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { dropInvitation } from "../invitations/store.server.ts";
import { awaitedMembers, awaitNoMore } from "../members/store.server.ts";
import { aboutColleague } from "./about-colleague.server.ts";
import { TakeInvitationBack } from "./contract.ts";

/** Of a link that was used in the same moment nothing can be taken back: whoever asked for it must know. */
export const takeInvitationBack = operation(TakeInvitationBack, (wish, context) =>
  aboutColleague(TakeInvitationBack.path, wish, context, async (tx, { id }) => {
    const isAwaited = (await awaitedMembers(tx, id)).length > 0;
    if (!(await dropInvitation(tx, id)) && !isAwaited) refuse("RECORD_CHANGED");
    await awaitNoMore(tx, id);
    await recordAction(tx, byCaller(context), "invitation_taken_back", { on: { kind: "staff", id } });
  }),
);
