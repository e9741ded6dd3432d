import { iccidKey } from "../../../kernel/iccid.ts";
import { money } from "../../../kernel/money.ts";
import { prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { simOfCaller } from "../../people/account-sims/sims-of-caller.server.ts";
import { balanceOf } from "../balances/store.server.ts";
import { GetPrepaidStatement } from "./contract.ts";
import { daysSince, linesSince, tariffOfCard } from "./store.server.ts";

const months = 6;
const mostLines = 200;

/** A SIM that is not proven and one that is no prepaid card get the same answer. */
export const getPrepaidStatement = operation(GetPrepaidStatement, async ({ iccid: typed }, context) => {
  const { db, now } = context;
  const sim = await simOfCaller(typed, context);
  const iccid = iccidKey(sim.iccid);
  const tariff = sim.proven ? await tariffOfCard(db, iccid) : undefined;
  if (tariff === undefined) return refuse("NOT_FOUND");
  const from = new Date(now);
  from.setUTCMonth(from.getUTCMonth() - months);
  const [lines, days, balance] = await Promise.all([
    linesSince(db, { iccid, tariff, from, most: mostLines + 1 }),
    daysSince(db, { iccid, tariff, from }),
    balanceOf(db, iccid),
  ]);
  const hkd = (amount: number) => money(amount, prepaidCurrency);
  return {
    iccid,
    tariff,
    balance: hkd(balance),
    from: from.toISOString(),
    lines: lines.slice(0, mostLines).map(({ at, amount, balance: after, ...line }) => ({
      ...line,
      at: at.toISOString(),
      amount: hkd(amount),
      balance: hkd(after),
    })),
    more: lines.length > mostLines,
    days: days.map(({ day, bytes, amount }) => ({ day, bytes, amount: hkd(amount) })),
  };
});
