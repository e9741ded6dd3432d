import { refuse } from "../../../kernel/refusal.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { beforeAndAfter, differencesBetween } from "../plans/staff-rules.ts";
import { planAt } from "../plans/staff-store.server.ts";
import { CancelPrices } from "./contract.ts";
import { endChange } from "./due-prices.server.ts";
import { movePriceChange, priceChangeById } from "./store.server.ts";

export const cancelPrices = operation(CancelPrices, async (wish, context) => {
  await context.catalogueVersion.current();
  return once(context.db, { path: CancelPrices.path, wish }, context, async (tx) => {
    await lockCaller(tx, context.caller, "edit_catalogue");
    await lockCatalogue(tx);
    const change = (await priceChangeById(tx, wish.id)) ?? refuse("NOT_FOUND");
    if (change.state !== "waiting" && change.state !== "running") return refuse("RECORD_CHANGED");
    const code = change.plan_code;
    const before = (await planAt(tx, code))!;
    const by = byCaller(context);
    if (change.state === "waiting") await movePriceChange(tx, change, "cancelled");
    else await endChange(tx, { ...change, email: by.who }, before, "cancelled", context.now);
    const after = (await planAt(tx, code))!;
    await recordAction(tx, by, "prices_unscheduled", {
      on: { kind: "plan", id: code },
      plan: code,
      from: change.starts_at.toISOString(),
      ...beforeAndAfter(differencesBetween(before.record, after.record)),
    });
    return {};
  });
});
