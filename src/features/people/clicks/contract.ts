import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { LanguageCode, shortText } from "../../../kernel/fields.ts";

/**
 * Spec 7: one click; `source` is always `pc`, `event` is `click` unless said. What the headers say (`web-uuid`, `lang`)
 * may stand in the body instead: pages of an older version are still open, and send beacons.
 */
export const CollectData = endpoint({
  path: "/CollectData",
  summary: "Counts a click.",
  caller: "anyone",
  limit: "count",
  input: z.object({
    source: z.prefault(z.literal("pc", "choose"), "pc"),
    event: z.prefault(shortText(40), "click"),
    url: z.string("empty").check(z.minLength(1, "empty"), z.maxLength(2000, "long")),
    pagePath: z.optional(shortText(300)),
    item_type: z.optional(shortText(60)),
    item_val: z.optional(shortText(200)),
    web_uuid: z.optional(z.uuid("format")),
    lang: z.optional(LanguageCode),
  }),
  output: z.object({}),
});
