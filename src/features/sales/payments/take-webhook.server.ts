import { WebhookRefused, type GatewayEvent, type PaymentGateway } from "../../../adapters/payment/payment-gateway.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { noteRefusedTry } from "./note-refused-try.server.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { settleRefundByReference } from "./settle-refund.server.ts";

/**
 * Verifies and processes a webhook. `gateway`: whose path was called; without it, the signature shows whose it is.
 * Throws `WebhookRefused` for a wrong signature. `later`: it refers to something that is not recorded yet, so the
 * gateway should retry.
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
  if (event.kind === "refused") return noteRefusedTry(there, event);
  if (event.kind === "dispute") {
    const { reference } = event;
    // asked about as it stands now, so that notices may come twice, late and in any order
    await addJob(shop.db, "check-dispute", { gateway: sender.name, reference }, { once: `check-dispute:${reference}` });
    return "taken";
  }
  // the owner of the card is looked up by saved-cards; one whose page is not recorded yet is queried on a timer
  const { reference } = event.kind === "card" ? event.card : {};
  if (reference)
    await addJob(shop.db, "check-card", { gateway: sender.name, reference }, { once: `check-card:${reference}` });
  return "taken";
}

type Headers = Record<string, string | string[] | undefined>;

/** The gateway whose signature matches. */
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
