import { wrong } from "../../../kernel/record-problem.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { begunBy, draftsOfAll } from "../../records/drafts/store.server.ts";
import { atlasOf } from "../destinations/atlas.server.ts";
import { areasCalled } from "./areas-called.ts";
import { areaName } from "./plan-card.server.ts";
import { costInEach, leastMargin } from "./plan-costs.ts";
import type { PlanRecord } from "./plan-rules.ts";
import { onSaleAmong, placeOf, pricedPlans } from "./priced-plans-store.server.ts";
import { GetPrices } from "./prices-contract.ts";
import { costsOf, soldLately } from "./pricing-store.server.ts";
import { plansAt, ratesNow } from "./staff-store.server.ts";
import { versionOf } from "./weigh-plan.server.ts";

const onAPage = 50;

export const getPrices = operation(GetPrices, async ({ search = "", kind, drafted, after }, context) => {
  const { db, visitor, now, caller } = context;
  const atlas = await atlasOf(context);
  const areas = areasCalled(atlas, search);
  const from = after === undefined ? undefined : await placeOf(db, after);
  if (after !== undefined && !from) throw new Refusal("INVALID_INPUT", { fields: [wrong("after", "no_plan", after)] });
  const begun = await onSaleAmong(db, await begunBy(db, "prices", caller.staffId));
  const among = drafted ? begun : undefined;
  const found = await pricedPlans(db, { part: search, areas, kind, among, from }, onAPage + 1);
  const codes = found.slice(0, onAPage);
  const [plans, costs, sold, rates, typed] = await Promise.all([
    plansAt(db, codes),
    costsOf(db, codes),
    soldLately(db, codes, now),
    ratesNow(db, now),
    draftedPrices(db, codes, caller.staffId),
  ]);
  const pieces = Map.groupBy(sold, ({ plan_code }) => plan_code);
  const byCode = new Map(plans.map((kept) => [kept.record.code, kept]));
  return {
    plans: codes
      .map((code) => byCode.get(code)!)
      .map((kept) => ({
        code: kept.record.code,
        version: versionOf(kept),
        kind: kept.record.kind,
        scope: kept.record.scope,
        area: kept.record.area,
        areaName: areaName(atlas, kept.record, visitor.language),
        allowanceMb: kept.record.allowance_mb,
        days: kept.record.days,
        speedAfterKbps: kept.record.speed_after_kbps,
        dayRule: kept.record.day_rule,
        prices: kept.record.prices,
        ...earnedBy(kept.record),
        sold: (pieces.get(kept.record.code) ?? []).reduce((sum, one) => sum + one.pieces, 0),
        ...typed(kept.record.code),
      })),
    drafted: begun.length,
    rates: rates.yuan,
    ratesOf: rates.from?.toISOString() ?? null,
    older: found.length > onAPage ? codes.at(-1)! : null,
  };

  function earnedBy({ code, prices }: PlanRecord) {
    const cost = costs.get(code);
    if (!cost) return { cost: null, margin: null };
    const { amount, currency } = cost;
    return { cost: { amount, currency }, margin: leastMargin(prices, costInEach(cost, rates.yuan)) };
  }
});

/** What somebody has typed of each plan, and which colleagues are at it as well. */
async function draftedPrices(db: DbOrTx, codes: readonly string[], staffId: string) {
  const drafts = Map.groupBy(await draftsOfAll(db, { kind: "prices", things: codes }), ({ thing }) => thing);
  return (code: string) => {
    const [mine = [], others = []] = [true, false].map((isMine) =>
      drafts.get(code)?.filter(({ staff_id }) => (staff_id === staffId) === isMine),
    );
    const [own] = mine;
    return {
      draft: own ? { version: own.version!, entries: own.entries, savedAt: own.saved_at.toISOString() } : null,
      others: others.map(({ name, saved_at }) => ({ who: name, savedAt: saved_at.toISOString() })),
    };
  };
}
