import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { regionRules } from "./required-documents.ts";

/** With the photographs that settings ask for: which second document a law wants is the operator's to know. */
export async function regionRulesNow(db: DbOrTx, config: Shop["config"]): Promise<typeof regionRules> {
  const [hk, tw] = await Promise.all([
    settingOf(db, config, "second_photo_hk"),
    settingOf(db, config, "second_photo_tw"),
  ]);
  return { HK: { ...regionRules.HK, secondPhoto: hk }, TW: { ...regionRules.TW, secondPhoto: tw } };
}
