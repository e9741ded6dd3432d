import { currencies } from "../../../kernel/currency.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetRateHistory, GetRates } from "./rates-contract.ts";
import { ratesHolding, ratesOf, type KnownRate } from "./rates-store.server.ts";

export const getRates = operation(GetRates, async (_wish, { db, now }) => {
  const holding = await ratesHolding(db, now);
  const pairs = currencies.flatMap((base) =>
    currencies.filter((one) => one !== base).map((quote) => ({ base, quote })),
  );
  return {
    rates: pairs.map(({ base, quote }) => {
      const known = holding.find((one) => one.base === base && one.quote === quote);
      return { base, quote, now: known ? shown(known) : null };
    }),
  };
});

const mostRates = 50;

export const getRateHistory = operation(GetRateHistory, async ({ base, quote }, { db }) => ({
  history: (await ratesOf(db, base, quote, mostRates)).map(shown),
}));

const shown = ({ rate, source, source_names, valid_from, who }: KnownRate) => ({
  rate,
  source,
  sourceNames: source_names as Record<string, string>,
  from: valid_from.toISOString(),
  who,
});
