import type { PaymentGateway } from "../../../adapters/payment/payment-gateway.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { closeCaseAbout, openCase } from "../../records/cases/store.server.ts";

type Kept = { gateway: string };

/**
 * The one place that says which gateway has a payment or a card: the one where it was begun, whatever is offered now.
 * Nothing: it is not configured any more.
 */
export function gatewayOf({ gateways }: Pick<Shop, "gateways">, { gateway }: Kept): PaymentGateway | undefined {
  return gateways.find(({ name }) => name === gateway);
}

/** What is to be done at a gateway; `subject`: the id of the payment or refund, or a card's reference. */
type Errand = Kept & { subject: string; orderId?: string; what: "check" | "cancel" | "refund" | "forget card" };

/** The shop beside one of its gateways. */
export type AtGateway = Shop & { payments: PaymentGateway };

/**
 * The shop beside the gateway that has it. Where that is not configured any more nothing is sent elsewhere: a person is
 * called, who does it there by hand or sets its secrets again; the case closes with the next try.
 */
export async function atGatewayOf(
  shop: Shop,
  { gateway, subject, orderId, what }: Errand,
): Promise<AtGateway | undefined> {
  const kept = gatewayOf(shop, { gateway });
  const about = { kind: "gateway_not_configured", subject };
  if (kept) {
    await closeCaseAbout(shop.db, about, "the gateway is configured again", shop.clock());
    return { ...shop, payments: kept };
  }
  await openCase(shop.db, { ...about, ...(orderId && { orderId }), details: { gateway, what } }, shop.clock());
  shop.log.error({ gateway, what, subject }, "the gateway is not configured any more; a case is open");
  return undefined;
}

/** Until somebody looks whether the gateway is back. */
export const secondsUntilGatewayIsBack = 3600;
