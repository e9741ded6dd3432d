import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { endStaffSessionOf } from "../staff-sessions/store.server.ts";
import { aboutColleague } from "./about-colleague.server.ts";
import { EndColleagueSession } from "./contract.ts";

/** One that has ended meanwhile is what was asked for, and nothing to record. */
export const endColleagueSession = operation(EndColleagueSession, (wish, context) =>
  aboutColleague(EndColleagueSession.path, wish, context, async (tx, { id }) => {
    const ended = await endStaffSessionOf(tx, id, wish.session);
    if (ended)
      await recordAction(tx, byCaller(context), "staff_signed_out", {
        on: { kind: "staff", id },
        device: ended.device,
      });
  }),
);
