import { importerSpeech, type FileSpeech } from "../../../i18n/file-problems.server.ts";
import { iccidKey } from "../../../kernel/iccid.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { DestinationRecord } from "../../catalogue/destinations/destination-rules.ts";
import { takenSlug } from "../../catalogue/destinations/known-destinations.ts";
import { plansLeftBehind } from "../../catalogue/plans/plan-references.ts";
import { problemsOn, type Sheet } from "./csv-sheet.server.ts";
import { matchingIdHash, type Profile } from "./esim-profiles-csv.server.ts";
import { clashesOfPromos } from "./import-promos.server.ts";
import { ownersOfSlugs, plansOnSale, profilesLike } from "./known-store.server.ts";
import { clashesOfNumbers } from "./numbers-against-database.server.ts";
import type { Problem } from "./problem.server.ts";
import { clashesOfRates } from "./rates-of-staff.server.ts";
import type { Known } from "./references.server.ts";
import type { Shop } from "./shop.server.ts";

/** Problems of records that are valid on their own but conflict with the database. */
export async function clashesWithDatabase(
  tx: DbOrTx,
  shop: Shop,
  inDatabase: Known,
  speech?: FileSpeech,
): Promise<Problem[]> {
  return [
    ...(shop.destinations ? await takenSlugs(tx, shop.destinations, speech) : []),
    ...(shop.regions && !shop.plans ? await plansOfRegions(tx, shop, inDatabase, speech) : []),
    ...(shop.profiles ? await otherProfiles(tx, shop.profiles, speech) : []),
    ...(await clashesOfNumbers(tx, shop, speech)),
    ...(await clashesOfPromos(tx, shop, speech)),
    ...(await clashesOfRates(tx, shop, speech)),
  ];
}

async function takenSlugs(tx: DbOrTx, destinations: Sheet<DestinationRecord>, speech?: FileSpeech): Promise<Problem[]> {
  const slugs = destinations.lines.flatMap(({ row }) => row.slug ?? []);
  const owners = await ownersOfSlugs(tx, slugs);
  return problemsOn(destinations, (row) => takenSlug(row, owners), speech);
}

/** Plans on sale that are in no file follow their regions. */
async function plansOfRegions(
  tx: DbOrTx,
  { regions, networks: inFile }: Shop,
  { networks }: Known,
  speech?: FileSpeech,
): Promise<Problem[]> {
  const plans = await plansOnSale(tx);
  const listed = new Map([...(networks ?? [])].map(([set, countries]) => [set, new Set(countries)]));
  for (const { row } of inFile?.lines ?? []) {
    if (row.network_set && row.iso2) {
      listed.set(row.network_set, (listed.get(row.network_set) ?? new Set()).add(row.iso2));
    }
  }
  return problemsOn(regions, (region) => plansLeftBehind(region, plans, listed), speech);
}

/** Profiles are stock: existing ones are immutable, and one code is one card. */
export async function otherProfiles(
  tx: DbOrTx,
  { file, lines }: Sheet<Profile>,
  { file: words }: FileSpeech = importerSpeech,
): Promise<Problem[]> {
  const profiles = lines.flatMap(({ line, row: { iccid, smdp_address, matching_id } }) =>
    iccid && smdp_address && matching_id ? [{ line, iccid, hash: matchingIdHash({ smdp_address, matching_id }) }] : [],
  );
  const known = await profilesLike(
    tx,
    profiles.map(({ iccid }) => iccid),
    profiles.map(({ hash }) => hash),
  );
  const byCard = new Map(known.map((profile) => [iccidKey(profile.iccid), profile]));
  const byCode = new Map(known.map((profile) => [profile.hash, profile]));
  return profiles.flatMap(({ line, iccid, hash }) => {
    const sameCard = byCard.get(iccidKey(iccid));
    const sameCode = byCode.get(hash);
    const problems: Problem[] = [];
    if (sameCard && sameCard.hash !== hash) {
      problems.push({ file, line, field: "iccid", text: words.otherCode(iccid) });
    }
    if (sameCard && sameCard.iccid !== iccid) {
      problems.push({ file, line, field: "iccid", text: words.knownAs(iccid, sameCard.iccid) });
    }
    if (sameCode && !sameCard) {
      problems.push({ file, line, field: "matching_id", text: words.belongsTo(sameCode.iccid) });
    }
    return problems;
  });
}
