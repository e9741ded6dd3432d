import type { FileSpeech } from "../../../i18n/file-problems.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { clashesWithDatabase } from "../catalogue-import/against-database.server.ts";
import { readSheet, type Sheet } from "../catalogue-import/csv-sheet.server.ts";
import { demoFolder, demoGoods, demoGoodsIn } from "../catalogue-import/demo-goods.server.ts";
import { knownInDatabase } from "../catalogue-import/known-store.server.ts";
import { inReadingOrder } from "../catalogue-import/problem.server.ts";
import { brokenReferences, knownIn, knownTogether } from "../catalogue-import/references.server.ts";
import type { Shop } from "../catalogue-import/shop.server.ts";
import { ratesTooFarAhead } from "../catalogue-import/too-far-ahead.server.ts";
import { basisOf, type Found } from "../file-uploads/looked-through.server.ts";
import { shownChange, type ChangedRecord } from "../file-uploads/shown-change.ts";
import { farRatesIn } from "./far-rates.server.ts";
import { liveFiles, namedIn, recordsByName } from "./live-records.server.ts";
import { falseReductionsIn, pricesThatWait, type WaitingPlan } from "./plans-of-file.server.ts";
import type { CatalogueFile, CatalogueTexts } from "./rules.ts";

/** `waiting`: plans that a second person publishes; they are among the changes. */
type Imported = Found & { records: ChangedRecord[]; waiting: WaitingPlan[] };
type Importing = Pick<Context, "config" | "vault" | "now">;

/**
 * Writes files as an import of them does, and says what became different by it; nothing is written where anything is
 * wrong. The dry run is this very import, taken back: what goes and what stays is what it would be. The catalogue is
 * locked.
 */
export async function importFiles(
  tx: DbOrTx,
  texts: CatalogueTexts,
  { config, vault, now }: Importing,
  speech: FileSpeech,
): Promise<Imported> {
  const names = (Object.keys(liveFiles) as CatalogueFile[]).filter((name) => texts[name] !== undefined);
  const read = names.map((name) => ({ name, ...readSheet(liveFiles[name].csv, texts[name]!, speech) }));
  const sheets = Object.fromEntries(read.map(({ name, sheet }) => [name, sheet]));
  const { "promo-codes": promos, "exchange-rates": rates, ...rest } = sheets;
  const shop = { ...rest, ...(promos && { promos }), ...(rates && { rates }) } as Shop;
  const inDatabase = await knownInDatabase(tx);
  const known = knownTogether(shop, knownIn(shop), inDatabase);
  const problems = [
    ...read.flatMap((one) => one.problems),
    ...brokenReferences(shop, known, speech),
    ...(await clashesWithDatabase(tx, shop, inDatabase, speech)),
    ...ratesTooFarAhead(shop, now, speech),
    ...(config.SHOP_MODE === "production" ? demoGoodsIn(shop, demoGoods(demoFolder), speech) : []),
  ];
  if (problems.length === 0)
    problems.push(
      ...(await falseReductionsIn(tx, shop.plans, { config, at: now }, speech)),
      ...(await farRatesIn(tx, shop.rates, now, speech)),
    );
  if (problems.length > 0)
    return { problems: inReadingOrder(problems), changes: [], records: [], waiting: [], kept: 0, basis: basisOf([]) };

  const before = await liveOf(tx, names);
  const { waiting, written } = await pricesThatWait(tx, shop, config);
  // it knows every kind of file: read when somebody compares or publishes, not at every start
  const { writeShop } = await import("../catalogue-import/write-shop.server.ts");
  await writeShop(tx, written, known, { vault, now });
  const after = await liveOf(tx, names);
  for (const { plan } of waiting) after.get("plans")!.set(plan.code, plan);

  const compared = names.map((name) =>
    changedRecords(name, before.get(name)!, after.get(name)!, namesIn(name, sheets[name]!)),
  );
  const records = compared.flatMap(({ changed }) => changed);
  const changes = records.map(shownChange);
  const kept = compared.reduce((sum, one) => sum + one.kept, 0);
  return { problems: [], records, changes, waiting, kept, basis: basisOf(changes) };
}

type Records = Map<string, object>;

const liveOf = async (tx: DbOrTx, names: readonly CatalogueFile[]): Promise<Map<CatalogueFile, Records>> => {
  const live = new Map<CatalogueFile, Records>();
  for (const name of names) live.set(name, await recordsByName(tx, name));
  return live;
};

const namesIn = (name: CatalogueFile, sheet: Sheet<object>) =>
  new Set(
    namedIn(
      name,
      sheet.lines.map(({ row }) => row),
    ).keys(),
  );

/** A row that no file has is gone, also where an import leaves a trace of it: a promo code ends, and stays for its orders. */
function changedRecords(file: CatalogueFile, before: Records, after: Records, listed: ReadonlySet<string>) {
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  const differ = names.filter((name) => JSON.stringify(before.get(name)) !== JSON.stringify(after.get(name)));
  const changed = differ.map((name): ChangedRecord => ({
    file,
    name,
    before: before.get(name),
    after: listed.has(name) ? after.get(name) : undefined,
  }));
  const isChanged = new Set(differ);
  return { changed, kept: names.filter((name) => !listed.has(name) && !isChanged.has(name)).length };
}
