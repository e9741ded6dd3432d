import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { shortText } from "../../../kernel/fields.ts";
import { documentLanguages } from "./rules.ts";

export const GetOrderDocuments = endpoint({
  path: "/staff/getOrderDocuments",
  summary:
    "The documents of a paid order as one PDF, masked unless the order is revealed; that it was made stands in the trail.",
  caller: "staff",
  right: "see_orders",
  limit: "write",
  input: z.object({ number: shortText(40), language: z.enum(documentLanguages, "choose") }),
  /** `file` in Base64. */
  output: z.object({ number: z.string(), file: z.string() }),
  refusals: ["ORDER_NOT_FOUND", "ORDER_NOT_PAID", "RIGHT_MISSING"],
});
