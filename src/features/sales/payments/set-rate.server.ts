import { languages } from "../../../kernel/language.ts";
import { wrong } from "../../../kernel/record-problem.ts";
import { checkRecord } from "../../../kernel/record.ts";
import { refuse, Refusal } from "../../../kernel/refusal.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { exchangeRateRecord, isFarFrom, type ExchangeRateRecord } from "./exchange-rate-rules.ts";
import { SetRate } from "./rates-contract.ts";
import { insertRate, ratesHolding } from "./rates-store.server.ts";

/** One writer of the catalogue at a time, so that what was seen is still what holds. */
export const setRate = operation(SetRate, (wish, context) => {
  const { db, now, caller } = context;
  const { base, quote, rate, source, reason } = wish;
  const named = Object.fromEntries(Object.entries(wish.sourceNames).filter(([, name]) => name.trim() !== ""));
  refuseWrong({ base, quote, rate, source, source_names: named, valid_from: now.toISOString() });
  return once(db, { path: SetRate.path, wish }, context, async (tx) => {
    await lockCaller(tx, caller, "edit_settings");
    await lockCatalogue(tx);
    const former = (await ratesHolding(tx, now)).find((one) => one.base === base && one.quote === quote);
    if ((former?.valid_from.toISOString() ?? null) !== wish.seen) return refuse("RECORD_CHANGED");
    if (former && !wish.isSure && isFarFrom(former.rate, rate))
      throw new Refusal("INVALID_INPUT", { fields: [wrong("rate", "far_from_former", former.rate)] });
    const row = { base, quote, rate, source, source_names: named, valid_from: now, set_by: caller.staffId };
    if (!(await insertRate(tx, row))) return refuse("RECORD_CHANGED");
    await recordAction(tx, byCaller(context), "rate_set", {
      on: { kind: "rate", id: `${base}-${quote}` },
      before: { rate: former?.rate ?? null, rate_source: former?.source ?? null },
      after: { rate, rate_source: source },
      reason,
    });
    return { from: now.toISOString() };
  });
});

/** By the rules of a file's row; a language without a name of its own reads the English one. */
function refuseWrong(typed: Omit<ExchangeRateRecord, "source_names"> & { source_names: Record<string, string> }): void {
  const named = Object.fromEntries(
    languages.filter((one) => one !== "en").map((one) => [one, typed.source_names[one] ?? null]),
  );
  const { problems } = checkRecord(exchangeRateRecord, { ...typed, source_names: named });
  if (problems.length > 0) throw new Refusal("INVALID_INPUT", { fields: problems });
}
