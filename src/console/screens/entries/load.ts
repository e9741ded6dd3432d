import { ledgerAccounts } from "../../../features/operator/books/rules.ts";
import { currencies, isCurrency } from "../../../kernel/currency.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { isDate } from "../../../kernel/zoned-time.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

type Account = (typeof ledgerAccounts)[number];
type Whose = { account: Account; currency: (typeof currencies)[number] };
export type Entries = Answer<"/staff/getEntries"> & Whose & { dropped: string[] };

const aDay = /^20\d\d-\d\d-\d\d$/;

/** Without an account or currency in the address, those that most money goes through. */
export async function entries({ context, request }: ScreenArguments): Promise<Entries> {
  const { asks, dropped } = knownAsks(request, {
    account: new RegExp(`^(${ledgerAccounts.join("|")})$`),
    currency: new RegExp(`^(${currencies.join("|")})$`),
    month: /^20\d\d-(0[1-9]|1[0-2])$/,
    from: aDay,
    to: aDay,
    after: /^[\w-]{1,100}$/,
    before: /^[\w-]{1,100}$/,
  });
  const whose: Whose = {
    account: ledgerAccounts.find((one) => one === asks.account) ?? "gateway",
    currency: isCurrency(asks.currency) ? asks.currency : "CNY",
  };
  const { call } = asked(context);
  const { month, from, to, after, before } = asks;
  const days = from && to && isDate(from) && isDate(to) ? { from, to } : undefined;
  const wish = { ...whose, ...(days ? { days } : month && { month }) };
  const place = after ? { after } : before ? { before } : {};
  try {
    return { ...(await call("/staff/getEntries", { ...wish, ...place })), ...whose, dropped };
  } catch (error) {
    // a place that is none: the list from its beginning
    if (!(error instanceof CallRefused) || error.code !== "INVALID_INPUT") throw error;
    return { ...(await call("/staff/getEntries", wish)), ...whose, dropped: [...dropped, ...Object.keys(place)] };
  }
}
