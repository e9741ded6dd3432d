import * as z from "zod/mini";
import { endpoint } from "../../kernel/endpoint.ts";
import { CalendarDay, CurrencyCode, LanguageCode, MoneyAmount, shortText } from "../../kernel/fields.ts";

/** What posting a card costs and when it is there, both ends of the span as calendar days in the country of arrival. */
export const Postage = z.object({ country: z.string(), countryName: z.string(), carrier: z.string(), fee: MoneyAmount, earliest: CalendarDay, latest: CalendarDay });
export type Postage = z.output<typeof Postage>;

export const GetPostage = endpoint({
  path: "/order/getPostage",
  summary: "The countries that cards are posted to, each with its fee and the days of arrival if the order is placed now.",
  caller: "anyone",
  input: z.object({ currency: CurrencyCode, lang: z.optional(LanguageCode), country: z.optional(shortText(2)) }),
  output: z.object({ postage: z.array(Postage) }),
});
