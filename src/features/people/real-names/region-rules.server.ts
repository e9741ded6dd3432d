import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { agesIn, passportClasses, readOtherwise, regionRules, type RulesOfRegions } from "./required-documents.ts";
import { regions, type Region } from "./rules.ts";

/** With what is the operator's to know: how a law is read, and which second document it wants (domain notes 11). */
export async function regionRulesNow(db: DbOrTx, config: Shop["config"]): Promise<RulesOfRegions> {
  const of = async (region: Region) => {
    const short = region.toLowerCase() as Lowercase<Region>;
    const [secondPhoto, ages, refusesHongKong, mostSimsOfPerson] = await Promise.all([
      settingOf(db, config, `second_photo_${short}`),
      settingOf(db, config, `least_ages_${short}`),
      settingOf(db, config, `hksar_refused_${short}`),
      settingOf(db, config, `most_sims_${short}`),
    ]);
    const refusedPassports = passportClasses.filter((kind) => kind !== "hksar" || refusesHongKong);
    const read = { ...agesIn(ages), refusedPassports, mostSimsOfPerson, secondPhoto };
    return [region, readOtherwise(regionRules[region], read)] as const;
  };
  return Object.fromEntries(await Promise.all(regions.map(of))) as RulesOfRegions;
}
