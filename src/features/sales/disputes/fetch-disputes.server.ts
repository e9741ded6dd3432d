import { GatewayUnavailable } from "../../../adapters/payment/payment-gateway.ts";
import { dayMs, minuteMs } from "../../../kernel/duration.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { settleDispute } from "./settle-dispute.server.ts";

/** Banks decide within months, and may decide again; there are few disputes, so that all of this time are looked at. */
const lookBackMs = 200 * dayMs;

/** Each gateway's disputes as they stand, for notices that were lost; before payouts are fetched, whose lines they explain. */
export const fetchDisputes = repeatedJob("fetch-disputes", "0 4 * * *", async (shop): Promise<void> => {
  const now = shop.clock().getTime();
  let silent: GatewayUnavailable | undefined;
  for (const payments of shop.gateways) {
    try {
      const found = payments.listDisputes(new Date(now - lookBackMs), new Date(now + minuteMs));
      for await (const dispute of found) await settleDispute({ ...shop, payments }, dispute);
    } catch (error) {
      // it is retried; the other gateways do not wait for it
      if (!(error instanceof GatewayUnavailable)) throw error;
      silent = error;
    }
  }
  if (silent) throw silent;
});
