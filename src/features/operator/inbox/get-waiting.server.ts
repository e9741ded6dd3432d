import { sql, type RawBuilder } from "kysely";
import { may, type StaffRight } from "../../../kernel/staff-right.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { countToPost } from "../../delivery/dispatches/list-store.server.ts";
import { countEnquiries } from "../../people/enquiries/staff-store.server.ts";
import { countToReview } from "../../people/real-names/review-store.server.ts";
import { countMentions } from "../../records/notes/store.server.ts";
import { countOpenIncidents } from "../incidents/store.server.ts";
import { GetWaiting } from "./contract.ts";
import { mostWaiting } from "./rules.ts";
import { countCases } from "./store.server.ts";

const least = mostWaiting + 1;
const nothing = sql<number>`0`;

/** Each page has them, so they are one question. */
export const getWaiting = operation(GetWaiting, async (_wish, { db, now, caller }) => {
  const count = (right: StaffRight, counted: RawBuilder<number>) => (may(caller, right) ? counted : nothing);
  const { rows } = await sql<{
    inbox: number;
    dispatch: number;
    realNames: number;
    enquiries: number;
    incidents: number;
  }>`${prepared} select
    ${count("see_inbox", countCases({ view: "all" }, { now, me: caller.staffId }, least))}
      + ${count("see_orders", countMentions(caller.staffId, least))} as inbox,
    ${count("see_parcels", countToPost(now, mostWaiting))} as dispatch,
    ${count("review_real_names", countToReview(least))} as "realNames",
    ${count("see_enquiries", countEnquiries(least))} as enquiries,
    ${count("see_incidents", countOpenIncidents(now, least))} as incidents`.execute(db);
  return rows[0]!;
});
