import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { endStaffSessionsOf } from "../staff-sessions/store.server.ts";
import { aboutColleague } from "./about-colleague.server.ts";
import { SignOutColleague } from "./contract.ts";

export const signOutColleague = operation(SignOutColleague, (wish, context) =>
  aboutColleague(SignOutColleague.path, wish, context, async (tx, { id }) => {
    await endStaffSessionsOf(tx, id);
    await recordAction(tx, byCaller(context), "staff_signed_out", { on: { kind: "staff", id } });
  }),
);
