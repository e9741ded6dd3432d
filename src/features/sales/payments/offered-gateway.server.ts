import type { PaymentGateway } from "../../../adapters/payment/payment-gateway.ts";
import type { Currency } from "../../../kernel/currency.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import { perCatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { changedUntil, holding } from "../../records/settings/store.server.ts";
import { gatewayIn } from "../../records/settings/ways-to-pay.ts";

/** The gateway for new payments by this method; undefined where the shop does not offer it. */
type Offered = (method: PaymentMethod) => PaymentGateway | undefined;

/** A change of a setting is a new version: it holds from the next call on, and costs a purchase no statement of its own. */
const waysSettled = perCatalogueVersion((db) => changedUntil(db, "payment.%"));

/** What staff offer for this currency at the moment, of what the environment leaves them. */
export async function offeredIn(
  shop: Pick<Shop, "config" | "gateways" | "db" | "catalogueVersion">,
  currency: Currency,
): Promise<Offered> {
  const name = `payment.${currency}` as const;
  const held = String(holding(name, shop.config, (await waysSettled(shop)).get(name)));
  return (method) => shop.gateways.find((gateway) => gateway.name === gatewayIn(held, method));
}
