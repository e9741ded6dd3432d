import { minuteMs } from "../../../kernel/duration.ts";
import { money } from "../../../kernel/money.ts";
import { paymentMethods } from "../../../kernel/payment-method.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetConversion } from "./contract.ts";
import { waysToPay } from "./offered-gateway.server.ts";
import { charge, chargedIn, sourceIn } from "./rules.ts";
import { rateFor } from "./store.server.ts";

/**
 * The payment methods with their conversion, shown before paying, so that nobody first learns the CNY amount from the
 * bank (requirements O7).
 */
export const getConversion = operation(GetConversion, async ({ amount, currency, method }, context) => {
  const { db, now, config, visitor } = context;
  const gatewayFor = (await waysToPay(context))(currency);
  const methods = paymentMethods.filter((one) => gatewayFor(one) !== undefined);
  const offered = { methods, cardWallets: [...(gatewayFor("card")?.cardWallets ?? [])] };
  const rate = await rateFor(db, currency, chargedIn(method, currency), now);
  if (!rate) return { conversion: null, ...offered };
  const charged = charge(money(amount, currency), method, rate);
  return {
    conversion: {
      charged,
      rate: rate.rate,
      source: sourceIn(visitor.language, rate),
      validFrom: rate.validFrom.toISOString(),
      heldUntil: new Date(now.getTime() + config.PAYMENT_MINUTES * minuteMs).toISOString(),
    },
    ...offered,
  };
});
