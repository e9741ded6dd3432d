import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { CalendarDay, CurrencyWish, LanguageCode, MoneyAmount, shortText } from "../../../kernel/fields.ts";

/** What posting a card costs and when it is there, both ends of the span as calendar days in the country of arrival. */
export const Postage = z.object({
  country: z.string(),
  countryName: z.string(),
  carrier: z.string(),
  fee: MoneyAmount,
  earliest: CalendarDay,
  latest: CalendarDay,
});
export type Postage = z.output<typeof Postage>;

/** Where a card goes (spec 3, order shipping). Which parts a country needs is in address-forms.ts. */
export const ShippingAddress = z.object({
  country: shortText(2).check(z.regex(/^[A-Z]{2}$/, "choose")),
  province: z.optional(shortText(80)),
  city: z.optional(shortText(80)),
  address: shortText(200).check(z.minLength(1, "empty")),
  postalCode: z.optional(shortText(20)),
  contactPerson: shortText(80).check(z.minLength(1, "empty")),
  /** With its country code, or as it is dialled in the country of the address; kept as E.164. */
  phone: shortText(40).check(z.minLength(1, "empty")),
});

export const GetPostage = endpoint({
  path: "/order/getPostage",
  summary:
    "The countries that cards are posted to, each with its fee and the days of arrival if the order is placed now.",
  caller: "anyone",
  input: z.object({ currency: CurrencyWish, lang: z.optional(LanguageCode), country: z.optional(shortText(2)) }),
  output: z.object({ postage: z.array(Postage) }),
});
