import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { StaffSignOut } from "./contract.ts";
import { endStaffSession } from "./store.server.ts";

export const staffSignOut = operation(StaffSignOut, async (_wish, context) => {
  const { db, session, caller } = context;
  await db.transaction().execute(async (tx) => {
    await endStaffSession(tx, caller.sessionId);
    await recordAction(tx, byCaller(context), "staff_signed_out", { on: { kind: "staff", id: caller.staffId } });
  });
  session.end();
  return {};
});
