import { gatewayNames } from "../../../adapters/payment/payment-gateway.ts";
import { pageOf, readingOf } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetPayouts } from "./contract.ts";
import { payoutsIn } from "./list-store.server.ts";
import { onAPage } from "./rules.ts";
import { shownPayout } from "./shown-payout.server.ts";

export const getPayouts = operation(GetPayouts, async (wish, { db }) => {
  const reading = readingOf(wish);
  const found = await payoutsIn(db, wish.gateway, reading, onAPage + 1);
  const { shown, newer, older } = pageOf(found, reading, onAPage);
  return {
    payouts: shown.map((one) => ({ ...shownPayout(one), differences: one.differences })),
    gateways: [...gatewayNames],
    newer,
    older,
  };
});
