import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Email, shortText } from "../../../kernel/fields.ts";
import { OrderKey } from "../../sales/orders/contract.ts";

/** Requirements O11. The answer is the same for every address, whether there are orders or not. */
export const SendOrderLinks = endpoint({
  path: "/order/sendOrderLinks",
  summary:
    "Sends the links of the orders of an e-mail address to that address, if there are any. Always answers the same.",
  caller: "anyone",
  limit: "costly",
  input: z.object({
    email: Email,
    /** Restricts it to one order; an unknown number is ignored. */
    orderNumber: z.optional(shortText(20)),
  }),
  output: z.object({ email: z.string() }),
});

export const RenewOrderLinks = endpoint({
  path: "/order/renewOrderLinks",
  summary:
    "Ends every link of an order, its travellers' and shared ones too. New ones are mailed to the addresses of the order, and to nobody else.",
  caller: "anyone",
  limit: "costly",
  input: OrderKey,
  output: z.object({}),
  refusals: ["ORDER_NOT_FOUND", "TRIED_OFTEN"],
});
