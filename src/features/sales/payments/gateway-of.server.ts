import { GatewayUnavailable, type PaymentGateway } from "../../../adapters/payment/payment-gateway.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { closeCaseAbout, openCase } from "../../records/cases/store.server.ts";

type Kept = { gateway: string };

/**
 * The only place that finds the gateway of a payment or card: the one where it began, whatever is offered now.
 * Undefined: it is no longer configured.
 */
export function gatewayOf({ gateways }: Pick<Shop, "gateways">, { gateway }: Kept): PaymentGateway | undefined {
  return gateways.find(({ name }) => name === gateway);
}

/** Work to do at a gateway; `subject`: the id of the payment or refund, or a card's reference. */
type Errand = Kept & { subject: string; orderId?: string | null; what: "check" | "cancel" | "refund" | "forget card" };

/** The shop together with one of its gateways. */
export type AtGateway = Shop & { payments: PaymentGateway };

/**
 * The same at each gateway, one after the other. One that is silent fails the job in the end, so that it is retried; the
 * others do not wait for it.
 */
export async function atEachGateway(shop: Shop, look: (there: AtGateway) => Promise<void>): Promise<void> {
  let silent: GatewayUnavailable | undefined;
  for (const payments of shop.gateways) {
    try {
      await look({ ...shop, payments });
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      silent = error;
    }
  }
  if (silent) throw silent;
}

/**
 * The shop together with the right gateway. Where that is no longer configured nothing is sent elsewhere: a case asks
 * staff to do the work there by hand or to restore its secrets; the next successful run closes it.
 */
export async function atGatewayOf(
  shop: Shop,
  { gateway, subject, orderId, what }: Errand,
): Promise<AtGateway | undefined> {
  const kept = gatewayOf(shop, { gateway });
  const about = { kind: "gateway_not_configured", subject } as const;
  if (kept) {
    await closeCaseAbout(shop.db, about, "the gateway is configured again", shop.clock());
    return { ...shop, payments: kept };
  }
  await openCase(shop.db, { ...about, orderId: orderId ?? null, details: { gateway, what } }, shop.clock());
  shop.log.error({ gateway, what, subject }, "the gateway is not configured any more; a case is open");
  return undefined;
}

/** Pause before checking whether the gateway is configured again. */
export const secondsUntilGatewayIsBack = 3600;
