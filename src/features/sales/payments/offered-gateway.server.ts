import type { PaymentGateway } from "../../../adapters/payment/payment-gateway.ts";
import type { Currency } from "../../../kernel/currency.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import { perCatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { changedUntil, holding } from "../../records/settings/store.server.ts";
import { gatewayIn } from "../../records/settings/ways-to-pay.ts";

/** The gateway for new payments by this method; undefined where the shop does not offer it. */
type Offered = (method: PaymentMethod) => PaymentGateway | undefined;
export type WaysToPay = (currency: Currency) => Offered;

/** A change of a setting is a new version: it holds from the next call on. */
const waysSettled = perCatalogueVersion((db) => changedUntil(db, "payment.%"));

/**
 * What staff offer at the moment, of what the environment leaves them. Not asked for in a transaction: as many of those as there
 * are connections would wait for one more, each holding its own.
 */
export async function waysToPay(
  shop: Pick<Shop, "config" | "gateways" | "db" | "catalogueVersion">,
): Promise<WaysToPay> {
  const settled = await waysSettled(shop);
  return (currency) => {
    const name = `payment.${currency}` as const;
    const held = String(holding(name, shop.config, settled.get(name)));
    return (method) => shop.gateways.find((gateway) => gateway.name === gatewayIn(held, method));
  };
}
