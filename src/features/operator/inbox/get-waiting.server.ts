import { may, type StaffRight } from "../../../kernel/staff-right.ts";
import { countedUpTo, type Count } from "../../../platform/database/counted-up-to.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { countToPost } from "../../delivery/dispatches/list-store.server.ts";
import { countEnquiries } from "../../people/enquiries/staff-store.server.ts";
import { countToReview } from "../../people/real-names/review-store.server.ts";
import { countMentions } from "../../records/notes/store.server.ts";
import { countOpenIncidents } from "../incidents/store.server.ts";
import { GetWaiting } from "./contract.ts";
import { mostWaiting } from "./rules.ts";
import { countCases } from "./store.server.ts";

const none = { cases: 0, mentions: 0, dispatch: 0, realNames: 0, enquiries: 0, incidents: 0 };

/** Each page has them, so they are one question; what the caller's role does not see is not asked. */
export const getWaiting = operation(GetWaiting, async (_wish, { db, now, caller }) => {
  const { staffId: me } = caller;
  const seen = (right: StaffRight, name: keyof typeof none, counted: Count["counted"], isOwn = false) =>
    may(caller, right) && { [name]: { counted, end: mostWaiting + 1, ...(!isOwn && { of: `waiting ${name}` }) } };
  const { cases, mentions, ...waiting } = {
    ...none,
    ...(await countedUpTo(db, now, {
      ...seen("see_inbox", "cases", (end) => countCases({ view: "all" }, { now, me }, end)),
      ...seen("see_orders", "mentions", (end) => countMentions(me, end), true),
      ...seen("see_parcels", "dispatch", (end) => countToPost(now, end)),
      ...seen("review_real_names", "realNames", countToReview),
      ...seen("see_enquiries", "enquiries", countEnquiries),
      ...seen("see_incidents", "incidents", (end) => countOpenIncidents(now, end)),
    })),
  };
  return { inbox: cases + mentions, ...waiting };
});
