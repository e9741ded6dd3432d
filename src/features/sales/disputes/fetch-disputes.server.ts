import { dayMs, minuteMs } from "../../../kernel/duration.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { atEachGateway } from "../payments/gateway-of.server.ts";
import { settleDispute } from "./settle-dispute.server.ts";

/** Banks decide within months, and may decide again; there are few disputes, so that all of this time are looked at. */
const lookBackMs = 200 * dayMs;

/** Each gateway's disputes as they stand, for notices that were lost; before payouts are fetched, whose lines they explain. */
export const fetchDisputes = repeatedJob("fetch-disputes", "0 4 * * *", async (shop): Promise<void> => {
  const now = shop.clock().getTime();
  await atEachGateway(shop, async (there) => {
    const found = there.payments.listDisputes(new Date(now - lookBackMs), new Date(now + minuteMs));
    for await (const dispute of found) await settleDispute(there, dispute);
  });
});
