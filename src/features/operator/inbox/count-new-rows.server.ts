import { refuse } from "../../../kernel/refusal.ts";
import { may, type StaffRight } from "../../../kernel/staff-right.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { countNewParcels } from "../../delivery/dispatches/list-store.server.ts";
import { parcelViews } from "../../delivery/dispatches/rules.ts";
import { enquiryViews } from "../../people/enquiries/staff-contract.ts";
import { countNewEnquiries } from "../../people/enquiries/staff-store.server.ts";
import { countNewWaiting } from "../../people/real-names/review-store.server.ts";
import { CountNewRows } from "./contract.ts";
import type { InboxFilter } from "./inbox-filter.ts";
import { inboxViews, mostNew, type InboxFacet, type livingLists } from "./rules.ts";
import { countNewCases } from "./store.server.ts";

type Asked = { view: string | undefined; facets: Pick<InboxFilter, InboxFacet>; since: Date; now: Date; me: string };
type Counted = { right: StaffRight; count: (db: DbOrTx, asked: Asked) => Promise<number> };

const most = mostNew + 1;
const lists: Record<(typeof livingLists)[number], Counted> = {
  inbox: {
    right: "see_inbox",
    count: (db, { view, facets, ...asked }) =>
      countNewCases(db, { ...facets, view: viewOf(inboxViews, view) }, asked, most),
  },
  dispatch: {
    right: "see_parcels",
    count: (db, { view, now, since }) => countNewParcels(db, { view: viewOf(parcelViews, view), now }, since, most),
  },
  enquiries: {
    right: "see_enquiries",
    count: (db, { view, me, since }) => countNewEnquiries(db, { view: viewOf(enquiryViews, view), me }, since, most),
  },
  "real-names": { right: "review_real_names", count: (db, { since }) => countNewWaiting(db, since, most) },
};

export const countNewRows = operation(CountNewRows, async ({ list, view, since, ...facets }, { db, now, caller }) => {
  const { right, count } = lists[list];
  if (!may(caller, right)) return refuse("RIGHT_MISSING");
  return { count: await count(db, { view, facets, since: new Date(since), now, me: caller.staffId }) };
});

function viewOf<View extends string>(views: readonly [View, ...View[]], asked: string | undefined): View {
  if (asked === undefined) return views[0];
  return views.find((one) => one === asked) ?? refuse("INVALID_INPUT", { field: "view", problem: "choose" });
}
