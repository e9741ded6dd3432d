import { isTooLate } from "../../../features/catalogue/postage/rules.ts";
import { mostAtOnce } from "../../../features/sales/orders/contract.ts";
import { money, plus, times, type Money } from "../../../kernel/money.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import type { Offer, Postage } from "./load.ts";
import { simsIn, wholeNumber } from "./order-form.ts";
import type { Promo } from "./promo.ts";

/** What of the entries the price and the arrival hang on. */
export type Choices = { quantity: number; country: string; departsOn: string };

/** What is to be paid, and for what. `postage` is missing without a country. */
export type Sum = { postage?: Postage; discount?: Money; total: Money; tooLate: boolean };

/** What the entries say; while a number is typed that cannot be ordered, `before` stays. */
export function choicesIn(entries: Entries, way: Offer["way"], before: Choices): Choices {
  const written = way === "renewal" ? simsIn(entries) : wholeNumber(entries.quantity ?? "");
  return {
    quantity: written >= 1 && written <= mostAtOnce ? written : before.quantity,
    country: entries["shipping.country"] ?? before.country,
    departsOn: entries.departsOn ?? before.departsOn,
  };
}

/** The server's rule (features/sales/orders): the goods, with the postage, without what a code takes off them. */
export function sumOf(
  { unitPrice, postage: all }: Pick<Offer, "unitPrice" | "postage">,
  { quantity, country, departsOn }: Choices,
  promo: Promo | undefined,
): Sum {
  const goods = times(unitPrice, quantity);
  const postage = all.find((one) => one.country === country);
  const discount =
    promo && "discount" in promo && promo.discount.currency === goods.currency ? promo.discount : undefined;
  const withPost = postage ? plus(goods, postage.fee) : goods;
  return {
    ...(postage && { postage }),
    ...(discount && { discount }),
    total: discount ? plus(withPost, money(-discount.amount, discount.currency)) : withPost,
    tooLate: postage !== undefined && departsOn !== "" && isTooLate(postage, departsOn),
  };
}
