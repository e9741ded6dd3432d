import type { PrepaidTariff } from "../../../kernel/prepaid-tariff.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { offersIn, type Offers } from "./offers.ts";

export async function offersOf(db: DbOrTx, config: Context["config"], tariff: PrepaidTariff): Promise<Offers> {
  return offersIn(await settingOf(db, config, `top_up.${tariff}`));
}
