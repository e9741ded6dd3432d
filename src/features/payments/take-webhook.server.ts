import type { GatewayEvent } from "../../adapters/payment/payment-gateway.ts";
import type { Shop } from "../../platform/context.server.ts";
import { addJob } from "../../platform/jobs/add-job.server.ts";
import { settleRefundByReference } from "./settle-refund.server.ts";
import { settlePayment } from "./settle-payment.server.ts";

/**
 * Reads a webhook and acts on it. Throws `WebhookRefused` for a wrong signature. `later`: it speaks of something that
 * we have not noted yet, so the gateway should send it again.
 */
export async function takeWebhook(shop: Shop, body: Buffer, headers: Record<string, string | string[] | undefined>): Promise<"taken" | "later"> {
  const event: GatewayEvent = await shop.payments.readWebhook(body, headers);
  if (event.kind === "payment") return (await settlePayment(shop, event.payment, event)) === "unknown" ? "later" : "taken";
  if (event.kind === "refund") return (await settleRefundByReference(shop, event.refund)) ? "taken" : "later";
  // whose card it is knows whoever keeps cards; one whose page was not noted yet is asked about by the clock
  if (event.kind === "card") await addJob(shop.db, "check-card", { reference: event.card.reference }, { once: `check-card:${event.card.reference}` });
  return "taken";
}
