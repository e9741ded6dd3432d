import { shownLanguage } from "../../../kernel/language.ts";
import { countryOf } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { connectionVerdict } from "./connection.ts";
import { CheckConnection } from "./contract.ts";
import { esimBehind } from "./esim-behind.server.ts";
import { namesOfPlaces } from "./store.server.ts";

/** Market research 5.5 (f). The IP address is looked up and not stored. */
export const checkConnection = operation(CheckConnection, async ({ line, ...link }, context) => {
  const { order } = await esimBehind(link, context);
  const { breakout, countries } = order.plan_as_sold;
  const country = countryOf(context);
  const names = await namesOfPlaces(
    context.db,
    country ? [...breakout, country] : breakout,
    shownLanguage(context.visitor.language),
  );
  return {
    verdict: connectionVerdict({ country, line, breakout, covered: countries }),
    country: country ? (names.get(country) ?? country) : null,
    expected: breakout.map((iso2) => names.get(iso2) ?? iso2),
  };
});
