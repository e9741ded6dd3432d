import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey, shortText } from "../../../kernel/fields.ts";

export const CancelOrderByStaff = endpoint({
  path: "/staff/cancelOrder",
  summary: "Cancels an unpaid order: what was set aside for it is free at once; money that still arrives goes back.",
  caller: "staff",
  right: "cancel_orders",
  limit: "write",
  input: z.object({ requestKey: RequestKey, number: shortText(40).check(z.minLength(1, "empty")) }),
  output: z.object({}),
  refusals: ["ORDER_NOT_FOUND", "ORDER_IS_PAID", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});
