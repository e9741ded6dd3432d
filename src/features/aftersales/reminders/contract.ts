import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { shortText } from "../../../kernel/fields.ts";

/**
 * The key is that of a reminder's foot, which opens nothing else, since mail programs send it by themselves (RFC 8058);
 * or the order's.
 */
export const StopReminders = endpoint({
  path: "/order/stopReminders",
  summary:
    "No more reminders about this order. Needs the key of a reminder's link, or that of the order. Letters about its delivery and money still come.",
  caller: "anyone",
  limit: "write",
  /** `id`: as a traveller's letter says it, who does not learn the order's number. */
  input: z.object({ orderNumber: z.optional(shortText(20)), id: z.optional(shortText(26)), key: shortText(40) }),
  output: z.object({}),
  refusals: ["ORDER_NOT_FOUND"],
});
