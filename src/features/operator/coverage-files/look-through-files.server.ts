import type { FileSpeech } from "../../../i18n/file-problems.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { CarrierRecord } from "../../catalogue/coverage/carrier-rules.ts";
import type { NetworkRecord } from "../../catalogue/coverage/network-rules.ts";
import { carriersCsv } from "../catalogue-import/carriers-csv.server.ts";
import { catalogueTables } from "../catalogue-import/catalogue-tables.server.ts";
import { readSheet, rowsOf } from "../catalogue-import/csv-sheet.server.ts";
import { knownInDatabase } from "../catalogue-import/known-store.server.ts";
import { networksCsv } from "../catalogue-import/networks-csv.server.ts";
import { inReadingOrder } from "../catalogue-import/problem.server.ts";
import { brokenReferences, knownIn, knownTogether, type Known } from "../catalogue-import/references.server.ts";
import type { Shop } from "../catalogue-import/shop.server.ts";
import { vanished } from "../catalogue-import/store.server.ts";
import { basisOf, type Found } from "../file-uploads/looked-through.server.ts";
import { changesBetween, type FileChange } from "../file-uploads/rules.ts";
import { liveCoverage } from "./live-coverage.server.ts";
import type { CoverageTexts } from "./rules.ts";

type LookedThrough = Found & { shop: Shop; known: Known };

/** Reads files as an import would, and holds them against what is live. Writes nothing. */
export async function lookThroughFiles(
  tx: DbOrTx,
  { carriers, networks }: CoverageTexts,
  speech: FileSpeech,
): Promise<LookedThrough> {
  const [ofCarriers, ofNetworks] = [
    carriers === undefined ? undefined : readSheet(carriersCsv, carriers, speech),
    networks === undefined ? undefined : readSheet(networksCsv, networks, speech),
  ];
  const shop: Shop = {
    ...(ofCarriers && { carriers: ofCarriers.sheet }),
    ...(ofNetworks && { networks: ofNetworks.sheet }),
  };
  const known = knownTogether(shop, knownIn(shop), await knownInDatabase(tx));
  const problems = inReadingOrder([
    ...(ofCarriers?.problems ?? []),
    ...(ofNetworks?.problems ?? []),
    ...brokenReferences(shop, known, speech),
  ]);
  const live = await liveCoverage(tx);
  const wanted =
    problems.length > 0
      ? {}
      : {
          ...(shop.carriers && { carriers: carriersBy(rowsOf(shop.carriers)) }),
          ...(shop.networks && { networks: networksBy(rowsOf(shop.networks)) }),
        };
  const all = changesBetween({ carriers: carriersBy(live.carriers), networks: networksBy(live.networks) }, wanted);
  const stays = await staying(tx, shop, live.networks);
  const changes = all.filter((change) => change.after !== null || !stays(change));
  return { shop, known, problems, changes, kept: all.length - changes.length, basis: basisOf(changes) };
}

/** What an import would leave although no file has it: a plan's last network, and the carriers of what stays. */
async function staying(tx: DbOrTx, { networks }: Shop, live: readonly NetworkRecord[]) {
  const { free } = networks ? await vanished(tx, catalogueTables.networks, rowsOf(networks)) : { free: [] };
  const gone = new Set(networksBy(free as NetworkRecord[]).keys());
  const left = live.filter((row) => !gone.has(networkName(row)));
  const carriers = new Set(left.map(({ iso2, carrier }) => `${iso2} ${carrier}`));
  return ({ file, what }: FileChange) => (file === "networks" ? !gone.has(what) : carriers.has(what));
}

type Rows = ReadonlyMap<string, string>;

const carriersBy = (rows: readonly CarrierRecord[]): Rows =>
  new Map(
    rows.map(({ iso2, carrier, mccmnc, generations }) => [
      `${iso2} ${carrier}`,
      [mccmnc.join(" "), generations.join(" ")].join(" · "),
    ]),
  );

const networksBy = (rows: readonly NetworkRecord[]): Rows =>
  new Map(rows.map((row) => [networkName(row), [row.rank, row.generations.join(" "), row.apn].join(" · ")]));

const networkName = ({ network_set, iso2, carrier }: NetworkRecord) => `${iso2} ${network_set} ${carrier}`;
