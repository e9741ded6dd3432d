import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { agesIn, passportClasses, regionRules, type RulesOfRegions } from "./required-documents.ts";
import type { Region } from "./rules.ts";

/** With what is the operator's to know: how a law is read, and which second document it wants (domain notes 11). */
export async function regionRulesNow(db: DbOrTx, config: Shop["config"]): Promise<RulesOfRegions> {
  const of = async (region: Region, short: "hk" | "tw") => {
    const [secondPhoto, ages, refusesHongKong, most] = await Promise.all([
      settingOf(db, config, `second_photo_${short}`),
      settingOf(db, config, `least_ages_${short}`),
      settingOf(db, config, `hksar_refused_${short}`),
      settingOf(db, config, `most_sims_${short}`),
    ]);
    const refusedPassports = passportClasses.filter((kind) => kind !== "hksar" || refusesHongKong);
    return { ...regionRules[region], ...agesIn(ages), refusedPassports, mostSimsOfPerson: most, secondPhoto };
  };
  const [hk, tw] = await Promise.all([of("HK", "hk"), of("TW", "tw")]);
  return { HK: hk, TW: tw };
}
