import { fullyOffered } from "../../../kernel/language.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { CloseShop } from "./contract.ts";
import { closingProblems } from "./rules.ts";
import { switchMaintenance } from "./switch-maintenance.server.ts";

export const closeShopByStaff = operation(CloseShop, (wish, context) => {
  const { db, now, caller } = context;
  const told = { until: new Date(wish.until), reason: wish.reason };
  return once(db, { path: CloseShop.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "close_shop");
    const fields = closingProblems(told, now, fullyOffered);
    if (fields.length > 0) throw new Refusal("INVALID_INPUT", { fields });
    await switchMaintenance(tx, byCaller(context), told);
    return {};
  });
});
