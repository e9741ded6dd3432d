import { mostInOne } from "../../../features/operator/price-file/rules.ts";
import { currencies, type Currency } from "../../../kernel/currency.ts";
import type { Answer, Call, Words } from "../../ground/asking.ts";
import { cellName, cellsOf, type PriceRow } from "../../parts/price-cells.ts";
import { amountText } from "../../parts/typed-values.ts";
import type { PriceWish } from "./load.ts";
import { afterDeed, deedOf, isDeed } from "./price-deeds.ts";

type Entries = Record<string, string>;
type Rates = Answer<"/staff/getPrices">["rates"];
type Problem = { field: "percent" | "base"; message: string };

/**
 * Without a script a deed is done to every plan of a search, also to those of the next pages: it becomes what somebody
 * would have typed into the grid. Nothing, where no deed was asked for.
 */
export async function deedOnSearch(
  sent: Entries,
  wish: PriceWish,
  call: Call,
  words: Words["sheet"],
): Promise<{ entries: Entries } | { problem: Problem } | undefined> {
  const { do: kind = "", percent = "", base = "", on = "" } = sent;
  if (!isDeed(kind)) return undefined;
  const deed = deedOf(kind, { percent, from: base });
  if (!deed)
    return {
      problem:
        kind === "rate"
          ? { field: "base", message: words.noCurrency }
          : { field: "percent", message: words.notPercent },
    };
  const found = await allFound(wish, call);
  if (!found) return { problem: { field: "percent", message: words.tooMany(mostInOne) } };
  const wanted = currencies.filter((currency) => on === "" || on === currency);
  return { entries: Object.assign({}, ...found.plans.map((plan) => changed(plan, found.rates))) as Entries };

  function changed(plan: PriceRow, rates: Rates): Entries {
    const amounts = Object.fromEntries(currencies.map((one) => [one, plan.prices[one].amount]));
    const cells = wanted.flatMap((currency) => {
      const after = afterDeed(deed!, currency, amounts as Record<Currency, number>, rates);
      return after === null ? [] : [[cellName(plan.code, currency, "amount"), amountText(after)]];
    });
    return { ...Object.fromEntries(cellsOf(plan)), ...Object.fromEntries(cells) };
  }
}

/** `undefined`: more plans than are published at once. */
async function allFound(wish: PriceWish, call: Call): Promise<{ plans: PriceRow[]; rates: Rates } | undefined> {
  const plans: PriceRow[] = [];
  for (let after: string | null = ""; ;) {
    const page: Answer<"/staff/getPrices"> = await call("/staff/getPrices", { ...wish, ...(after && { after }) });
    plans.push(...page.plans);
    if (plans.length > mostInOne) return undefined;
    after = page.older;
    if (after === null) return { plans, rates: page.rates };
  }
}
