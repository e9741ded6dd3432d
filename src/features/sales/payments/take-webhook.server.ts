import { WebhookRefused, type GatewayEvent, type PaymentGateway } from "../../../adapters/payment/payment-gateway.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { settleRefundByReference } from "./settle-refund.server.ts";

/**
 * Reads a webhook and acts on it. `gateway`: by whose path it came; without, the signature says whose it is. Throws
 * `WebhookRefused` for a wrong signature. `later`: it speaks of something that we have not noted yet, so the gateway
 * should send it again.
 */
export async function takeWebhook(
  shop: Shop,
  body: Buffer,
  headers: Headers,
  gateway?: string,
): Promise<"taken" | "later"> {
  const senders = shop.gateways.filter(({ name }) => gateway === undefined || name === gateway);
  const { sender, event } = await readBy(senders, body, headers);
  const there = { ...shop, payments: sender };
  if (event.kind === "payment")
    return (await settlePayment(there, event.payment, event)) === "unknown" ? "later" : "taken";
  if (event.kind === "refund") return (await settleRefundByReference(there, event.refund)) ? "taken" : "later";
  // whose card it is knows whoever keeps cards; one whose page was not noted yet is asked about by the clock
  const { reference } = event.kind === "card" ? event.card : {};
  if (reference)
    await addJob(shop.db, "check-card", { gateway: sender.name, reference }, { once: `check-card:${reference}` });
  return "taken";
}

type Headers = Record<string, string | string[] | undefined>;

/** The one whose signature it carries. */
async function readBy(
  gateways: readonly PaymentGateway[],
  body: Buffer,
  headers: Headers,
): Promise<{ sender: PaymentGateway; event: GatewayEvent }> {
  let refused = new WebhookRefused("no such gateway is configured");
  for (const sender of gateways) {
    try {
      return { sender, event: await sender.readWebhook(body, headers) };
    } catch (error) {
      if (!(error instanceof WebhookRefused)) throw error;
      refused = error;
    }
  }
  throw refused;
}
