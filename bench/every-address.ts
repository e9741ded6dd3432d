import { currencies, type Currency } from "../src/kernel/currency.ts";
import { languages } from "../src/kernel/language.ts";
import { links } from "../src/storefront/ground/links.ts";
import { dayPassCode } from "./addresses.ts";
import type { Ground } from "./ground.ts";

export type Visit = { path: string; currency: Currency };

/**
 * What visitors can see that is the same for everybody. Every address in every language and currency, but the plans'
 * own pages each in one of them by turns unless `all` is wished: with 5,000 plans these would be 75,000.
 */
export async function everyAddress({ pool }: Ground, all: boolean): Promise<Visit[]> {
  const strings = async (sql: string) => (await pool.query<{ one: string }>(sql)).rows.map(({ one }) => one);
  const destinations = (
    await pool.query<{ country: string; mcc: string }>("select iso2 as country, mcc from destinations order by iso2")
  ).rows;
  const codes = await strings("select code as one from plans where on_sale and 'esim' = any (ways) order by code");
  const kinds = await strings("select distinct kind as one from faq order by kind");
  const documents = await strings("select distinct docname as one from policies order by docname");
  const visits: Visit[] = [];
  const visitors = languages.flatMap((language) => currencies.map((currency) => ({ language, currency })));
  for (const { language, currency } of visitors) {
    const to = links(language);
    const pages = [
      ...(language === "ja" || language === "ko" ? [] : [to.homepage()]),
      to.destination(),
      ...destinations.map((one) => to.plans(one)),
      ...kinds.map((kind) => to.questions(kind)),
      ...documents.flatMap((name) => [to.policy(name), to.agreement(name)]),
      to.planDetail({ code: dayPassCode }),
      to.planDetail({ code: dayPassCode, way: "physical" }),
    ];
    visits.push(...pages.map((path) => ({ path, currency })));
  }
  for (const [place, code] of codes.entries()) {
    const by = all ? visitors : [visitors[place % visitors.length]!];
    visits.push(...by.map(({ language, currency }) => ({ path: links(language).planDetail({ code }), currency })));
  }
  return visits;
}
