import { importerSpeech, type FileSpeech } from "../../../i18n/file-problems.server.ts";
import { chinaKinds } from "../../catalogue/china/china-records.ts";
import { unknownSource } from "../../catalogue/china/china-records.ts";
import { carrierKey } from "../../catalogue/coverage/carrier-rules.ts";
import { unknownCarrier } from "../../catalogue/coverage/network-rules.ts";
import { unknownCountries } from "../../catalogue/destinations/known-destinations.ts";
import { countriesOfSets, planReferences, type KnownToPlans } from "../../catalogue/plans/plan-references.ts";
import { problemsOn, type Sheet } from "./csv-sheet.server.ts";
import type { Problem } from "./problem.server.ts";
import type { Shop } from "./shop.server.ts";

/** What rows may refer to. `undefined` when unknown: then references are not checked. */
export type Known = KnownToPlans & {
  /** `JP SoftBank` */
  carriers: ReadonlySet<string> | undefined;
  /** Of what stands on the page about China. */
  chinaSources: ReadonlySet<string> | undefined;
};

/** What the files define. A file that exists is the complete list, whatever the database contains. */
export function knownIn({ destinations, carriers, regions, networks, china }: Shop): Known {
  return {
    destinations: fromSheet(destinations, (rows) => new Set(rows.flatMap(({ iso2 }) => iso2 ?? []))),
    carriers: fromSheet(carriers, (rows) => new Set(rows.flatMap((row) => carrierKey(row) ?? []))),
    regions: fromSheet(
      regions,
      (rows) => new Map(rows.flatMap(({ slug, kind, countries }) => (slug ? [[slug, { kind, countries }]] : []))),
    ),
    networks: fromSheet(networks, (rows) => countriesOfSets(rows)),
    chinaSources: fromSheet(china?.sources, (rows) => new Set(rows.flatMap(({ code }) => code ?? []))),
  };
}

/** For absent files, the database is used. */
export function knownTogether(shop: Shop, inFiles: Known, inDatabase: Known): Known {
  const of = <Noun extends Exclude<keyof Known, "chinaSources">>(noun: Noun): Known[Noun] =>
    shop[noun] ? inFiles[noun] : inDatabase[noun];
  return {
    destinations: of("destinations"),
    carriers: of("carriers"),
    regions: of("regions"),
    networks: of("networks"),
    chinaSources: shop.china?.sources ? inFiles.chinaSources : inDatabase.chinaSources,
  };
}

/** Every row that refers to something the shop does not have. */
export function brokenReferences(shop: Shop, known: Known, speech: FileSpeech = importerSpeech): Problem[] {
  const toDestination = ({ iso2 }: { iso2?: string }) => unknownCountries("iso2", [iso2], known);
  return [
    ...problemsOn(shop.places, toDestination, speech),
    ...problemsOn(shop.carriers, toDestination, speech),
    ...problemsOn(shop.networks, (row) => [...toDestination(row), ...unknownCarrier(row, known.carriers)], speech),
    ...problemsOn(shop.regions, ({ countries = [] }) => unknownCountries("countries", countries, known), speech),
    ...problemsOn(shop.postage, toDestination, speech),
    ...chinaKinds.flatMap((kind) =>
      problemsOn<{ source?: string }>(
        kind === "sources" ? undefined : shop.china?.[kind],
        (row) => unknownSource(row, known.chinaSources),
        speech,
      ),
    ),
    ...problemsOn(shop.plans, (plan) => planReferences(plan, known), speech),
  ];
}

function fromSheet<Row, Answer>(
  sheet: Sheet<Row> | undefined,
  answer: (rows: Sheet<Row>["lines"][number]["row"][]) => Answer,
): Answer | undefined {
  return sheet?.readable ? answer(sheet.lines.map(({ row }) => row)) : undefined;
}
