import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { CurrencyWish, MinorUnits, MoneyAmount, RequestKey } from "../../../kernel/fields.ts";
import { cardWallets, paymentMethods } from "../../../kernel/payment-method.ts";
import { OrderKey } from "../orders/contract.ts";

/** An amount converted for Alipay and WeChat Pay, with the source of the rate (requirements O7). */
export const Conversion = z.object({
  charged: MoneyAmount,
  rate: z.string(),
  source: z.string(),
  validFrom: z.string(),
});

export const StartPayment = endpoint({
  path: "/payment/startPayment",
  summary:
    "Begins to pay an order and answers the gateway's page. Repeating it with the same requestKey answers the same page.",
  caller: "anyone",
  limit: "costly",
  input: z.extend(OrderKey, { requestKey: RequestKey, method: z.enum(paymentMethods, "choose") }),
  output: z.object({ payPage: z.string(), charged: MoneyAmount, conversion: z.nullable(Conversion) }),
  refusals: [
    "ORDER_NOT_FOUND",
    "ORDER_ALREADY_PAID",
    "ORDER_CLOSED",
    "PROMO_STOPPED",
    "OUT_OF_STOCK",
    "FEW_LEFT",
    "HELD_UNPAID",
    "HELD_BY_NETWORK",
    "REQUEST_KEY_REUSED",
    "METHOD_NOT_OFFERED",
    "GATEWAY_UNAVAILABLE",
  ],
});

export const CancelOrder = endpoint({
  path: "/order/cancelOrder",
  summary: "Lets an unpaid order go: what was set aside for it is free at once. Harmless to repeat.",
  caller: "anyone",
  limit: "write",
  input: OrderKey,
  output: z.object({}),
  refusals: ["ORDER_NOT_FOUND", "ORDER_ALREADY_PAID"],
});

export const GetConversion = endpoint({
  path: "/payment/getConversion",
  summary:
    "What Alipay and WeChat Pay will charge for an amount, in CNY, before paying; which ways to pay are offered for its currency, and which wallets stand for a card.",
  caller: "anyone",
  input: z.object({ amount: MinorUnits, currency: CurrencyWish, method: z.enum(paymentMethods, "choose") }),
  output: z.object({
    /** `heldUntil`: so long a top-up that names this rate is charged by it (/prepaid/startTopUp). */
    conversion: z.nullable(z.extend(Conversion, { heldUntil: z.string() })),
    methods: z.array(z.enum(paymentMethods)),
    cardWallets: z.array(z.enum(cardWallets)),
  }),
});
