import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { OpenShop } from "./contract.ts";
import { switchMaintenance } from "./switch-maintenance.server.ts";

export const openShopByStaff = operation(OpenShop, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: OpenShop.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "close_shop");
    await switchMaintenance(tx, byCaller(context), "open");
    return {};
  });
});
