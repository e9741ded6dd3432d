import { operation } from "../../../platform/operation.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { StaffSignOut } from "./contract.ts";
import { endStaffSession } from "./store.server.ts";

export const staffSignOut = operation(StaffSignOut, async (_wish, { db, now, session, caller }) => {
  await db.transaction().execute(async (tx) => {
    await endStaffSession(tx, caller.sessionId);
    await recordAction(tx, { who: caller.email, staffId: caller.staffId, now }, "staff_signed_out", {});
  });
  session.end();
  return {};
});
