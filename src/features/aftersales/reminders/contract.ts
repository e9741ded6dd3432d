import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { shortText } from "../../../kernel/fields.ts";

/**
 * The key is from a reminder's footer, which opens nothing else, since mail programs request it on their own (RFC
 * 8058); or the order's.
 */
export const StopReminders = endpoint({
  path: "/order/stopReminders",
  summary:
    "No more reminders about this order. Needs the key of a reminder's link, or that of the order. Letters about its delivery and money still come.",
  caller: "anyone",
  limit: "write",
  /** `id`: from a traveller's e-mail, which does not reveal the order's number. */
  input: z.object({ orderNumber: z.optional(shortText(20)), id: z.optional(shortText(26)), key: shortText(40) }),
  output: z.object({}),
  refusals: ["ORDER_NOT_FOUND"],
});
