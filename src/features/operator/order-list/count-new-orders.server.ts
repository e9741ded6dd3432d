import { placeIn } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { CountNewOrders } from "./contract.ts";
import { countedNewer } from "./facets-store.server.ts";
import { filteredBy } from "./order-filter.ts";

export const countNewOrders = operation(CountNewOrders, async ({ since, ...filter }, { db, now, caller }) => ({
  count: await countedNewer(db, {
    ...filteredBy(filter, { now, me: caller.staffId }),
    towards: "newer",
    place: placeIn(since),
  }),
}));
