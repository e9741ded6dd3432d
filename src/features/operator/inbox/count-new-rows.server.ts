import { refuse } from "../../../kernel/refusal.ts";
import { may } from "../../../kernel/staff-right.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { countNewParcels } from "../../delivery/dispatches/list-store.server.ts";
import { parcelFilter } from "../../delivery/dispatches/parcel-filter.ts";
import { parcelViews } from "../../delivery/dispatches/rules.ts";
import { enquiryFilter } from "../../people/enquiries/enquiry-filter.ts";
import { countNewEnquiries } from "../../people/enquiries/list-store.server.ts";
import { enquiryViews } from "../../people/enquiries/staff-contract.ts";
import { queueFilter } from "../../people/real-names/queue-filter.ts";
import { countNewWaiting } from "../../people/real-names/review-store.server.ts";
import { filterIn, viewIn } from "../list-facets/filter-in.ts";
import { rightToList } from "../list-facets/rules.ts";
import { CountNewRows } from "./contract.ts";
import { inboxAsks } from "./inbox-filter.ts";
import { inboxViews, mostNew, type livingLists } from "./rules.ts";
import { countNewCases } from "./store.server.ts";

type Asked = {
  view: string | undefined;
  asks: Readonly<Record<string, string>> | undefined;
  since: Date;
  now: Date;
  me: string;
};
type Count = (db: DbOrTx, asked: Asked) => Promise<number>;

const most = mostNew + 1;
const lists: Record<(typeof livingLists)[number], Count> = {
  inbox: (db, { view, asks, ...whose }) =>
    countNewCases(db, { ...filterIn(inboxAsks, asks), view: viewIn(inboxViews, view) }, whose, most),
  dispatch: (db, { view, asks, now, since }) =>
    countNewParcels(db, { view: viewIn(parcelViews, view), filter: filterIn(parcelFilter, asks), now }, since, most),
  enquiries: (db, { view, asks, me, since }) =>
    countNewEnquiries(db, { view: viewIn(enquiryViews, view), filter: filterIn(enquiryFilter, asks), me }, since, most),
  "real-names": (db, { asks, since }) => countNewWaiting(db, filterIn(queueFilter, asks), since, most),
};

export const countNewRows = operation(CountNewRows, async ({ list, view, asks, since }, { db, now, caller }) => {
  if (!may(caller, rightToList[list])) return refuse("RIGHT_MISSING");
  return { count: await lists[list](db, { view, asks, since: new Date(since), now, me: caller.staffId }) };
});
