import { may } from "../../../kernel/staff-right.ts";
import { operation } from "../../../platform/operation.server.ts";
import { countedToPost } from "../../delivery/dispatches/list-store.server.ts";
import { countEnquiries } from "../../people/enquiries/staff-store.server.ts";
import { countWaiting } from "../../people/real-names/review-store.server.ts";
import { countedMentions } from "../../records/notes/store.server.ts";
import { countOpenIncidents } from "../incidents/store.server.ts";
import { GetWaiting } from "./contract.ts";
import { mostWaiting } from "./rules.ts";
import { countedCases } from "./store.server.ts";

export const getWaiting = operation(GetWaiting, async (_wish, { db, now, caller }) => {
  const [cases, parcels, mentions, realNames, enquiries, incidents] = await Promise.all([
    may(caller, "see_inbox") ? countedCases(db, ["all"], { now, me: caller.staffId }, mostWaiting) : undefined,
    may(caller, "see_parcels") ? countedToPost(db, now, mostWaiting) : 0,
    may(caller, "see_orders") ? countedMentions(db, caller.staffId, mostWaiting) : 0,
    may(caller, "review_real_names") ? countWaiting(db, mostWaiting + 1) : 0,
    may(caller, "see_enquiries") ? countEnquiries(db, mostWaiting + 1) : 0,
    may(caller, "see_incidents") ? countOpenIncidents(db, now, mostWaiting + 1) : 0,
  ]);
  return { inbox: (cases?.all ?? 0) + mentions, dispatch: parcels, realNames, enquiries, incidents };
});
