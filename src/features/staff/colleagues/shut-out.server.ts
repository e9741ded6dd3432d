import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { dropInvitation } from "../invitations/store.server.ts";
import { takePassword } from "../members/store.server.ts";
import { removeStaffPasskeysOf } from "../staff-keys/store.server.ts";
import { endStaffSessionsOf } from "../staff-sessions/store.server.ts";
import { aboutColleague } from "./about-colleague.server.ts";
import { ShutOut } from "./contract.ts";

/** The member stays, since the audit trail names them; nothing opens the console for them any more. */
export const shutOut = operation(ShutOut, (wish, context) =>
  aboutColleague(ShutOut.path, wish, context, async (tx, { id }) => {
    await dropInvitation(tx, id);
    await takePassword(tx, id);
    await removeStaffPasskeysOf(tx, id);
    await endStaffSessionsOf(tx, id);
    await recordAction(tx, byCaller(context), "staff_shut_out", { on: { kind: "staff", id } });
  }),
);
