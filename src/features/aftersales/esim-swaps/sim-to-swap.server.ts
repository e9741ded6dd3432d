import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { isAnyBeingRenewed } from "../../sales/orders/renewals-store.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { plansOnSim } from "../../stock/data-plans/moved-store.server.ts";
import type { EsimProfile } from "../../stock/esim-profiles/store.server.ts";
import { openChange } from "../plan-changes/store.server.ts";
import { requestsOf } from "../refund-requests/store.server.ts";
import { proposedStaffRefunds, waitingStaffRefunds } from "../staff-refunds/store.server.ts";
import type { ToSwap } from "./rules.ts";

/** Read behind the order's row: what is asked for after it waits for the swap's own transaction. */
export async function simToSwap(tx: DbOrTx, order: Order, profile: EsimProfile): Promise<ToSwap> {
  const { iccid, position, supplier, profile_state: profileState } = profile;
  const { supplier: soldOf = "pool", supplier_product: product = null } = order.plan_as_sold;
  const [plans, requests, change, waiting, proposed, isRenewed] = [
    await plansOnSim(tx, iccid),
    await requestsOf(tx, order.id),
    await openChange(tx, order.id),
    await waitingStaffRefunds(tx, order.id),
    await proposedStaffRefunds(tx, order.id),
    await isAnyBeingRenewed(tx, iccid),
  ];
  const open = plans.filter(({ state }) => state === "not_started" || state === "active");
  return {
    orderState: order.state,
    supplier,
    product: supplier === soldOf ? product : null,
    profileState,
    planState: plans.find((plan) => plan.order_id === order.id && plan.position === position)?.state,
    isLoaded: open.every(({ network_reference: reference }) => reference !== null),
    isBusy:
      isRenewed ||
      (change !== undefined && change.state !== "asked") ||
      waiting.length + proposed.length > 0 ||
      requests.some(({ state }) => state === "asked" || state === "ending"),
  };
}
