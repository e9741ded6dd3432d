import * as z from "zod/mini";
import { job } from "../../../platform/jobs/job.server.ts";
import { gatewayOf } from "../payments/gateway-of.server.ts";
import { settleDispute } from "./settle-dispute.server.ts";

/** Runs after a notice; that of a gateway which is no longer configured has nobody to be asked. */
export const checkDispute = job(
  "check-dispute",
  z.object({ gateway: z.string(), reference: z.string() }),
  async ({ gateway, reference }, shop): Promise<void> => {
    const payments = gatewayOf(shop, { gateway });
    if (payments) await settleDispute({ ...shop, payments }, await payments.findDispute(reference));
  },
);
