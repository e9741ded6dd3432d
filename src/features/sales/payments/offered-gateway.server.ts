import type { PaymentGateway } from "../../../adapters/payment/payment-gateway.ts";
import type { Currency } from "../../../kernel/currency.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { gatewayIn } from "../../records/settings/ways-to-pay.ts";

/** The gateway for new payments by this method; undefined where the shop does not offer it. */
type Offered = (method: PaymentMethod) => PaymentGateway | undefined;

/** What staff offer for this currency at the moment, of what the environment leaves them. */
export async function offeredIn(
  db: DbOrTx,
  { config, gateways }: Pick<Shop, "config" | "gateways">,
  currency: Currency,
): Promise<Offered> {
  const held = await settingOf(db, config, `payment.${currency}`);
  return (method) => {
    const name = gatewayIn(held, method);
    return gateways.find((gateway) => gateway.name === name);
  };
}
