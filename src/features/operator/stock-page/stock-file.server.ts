import type { FileSpeech } from "../../../i18n/file-problems.server.ts";
import { isPoolReported, type Config } from "../../../platform/config.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Pool } from "../../stock/pools/rules.ts";
import { cardsLike } from "../../stock/sim-cards/store.server.ts";
import { otherProfiles } from "../catalogue-import/against-database.server.ts";
import { readSheet, rowsOf, type Sheet } from "../catalogue-import/csv-sheet.server.ts";
import { demoFolder, demoGoods, demoGoodsIn } from "../catalogue-import/demo-goods.server.ts";
import { esimProfilesCsv, type Profile } from "../catalogue-import/esim-profiles-csv.server.ts";
import { profilesLike } from "../catalogue-import/known-store.server.ts";
import { clashesOfNumbers } from "../catalogue-import/numbers-against-database.server.ts";
import { inReadingOrder, type Problem } from "../catalogue-import/problem.server.ts";
import { simCardsCsv, type SimCard } from "../catalogue-import/sim-cards-csv.server.ts";
import { unreportedProfiles } from "../catalogue-import/unreported-profiles.server.ts";

type Asked = { pool: Pool; content: string; speech: FileSpeech; config: Config };
type Known = { line: number; iccid: string };
/** `known`: what lies in stock already, and is left as it is. */
export type LookedThrough = { problems: Problem[]; known: Known[] } & (
  | { pool: "esims"; fresh: Profile[] }
  | { pool: "cards"; fresh: SimCard[] }
);

/** Reads a file of stock by the importer's rules, and holds it against what is there. Writes nothing. */
export async function lookThrough(tx: DbOrTx, { pool, content, speech, config }: Asked): Promise<LookedThrough> {
  if (pool === "esims") {
    const { sheet, problems } = readSheet(esimProfilesCsv, content, speech);
    const clashes = await otherProfiles(tx, sheet, speech);
    const unreported = unreportedProfiles({ profiles: sheet }, isPoolReported(config), speech);
    const more = await clashesOfStock(tx, { profiles: sheet }, { speech, config });
    const inStock = new Set((await profilesLike(tx, numbersOf(sheet), [])).map(({ iccid }) => iccid));
    return {
      pool,
      problems: inReadingOrder([...problems, ...clashes, ...unreported, ...more]),
      ...apart(sheet, inStock),
    };
  }
  const { sheet, problems } = readSheet(simCardsCsv, content, speech);
  const clashes = await clashesOfStock(tx, { cards: sheet }, { speech, config });
  const inStock = new Set(await cardsLike(tx, numbersOf(sheet)));
  return { pool, problems: inReadingOrder([...problems, ...clashes]), ...apart(sheet, inStock) };
}

type Sheets = { profiles?: Sheet<Profile>; cards?: Sheet<SimCard> };

async function clashesOfStock(tx: DbOrTx, sheets: Sheets, { speech, config }: Pick<Asked, "speech" | "config">) {
  const demo = config.SHOP_MODE === "production" ? demoGoodsIn(sheets, demoGoods(demoFolder), speech) : [];
  return [...(await clashesOfNumbers(tx, sheets, speech)), ...demo];
}

const numbersOf = (sheet: Sheet<{ iccid: string }>): string[] =>
  sheet.lines.flatMap(({ row: { iccid } }) => iccid ?? []);

function apart<Row extends { iccid: string }>(sheet: Sheet<Row>, inStock: ReadonlySet<string>) {
  const isKnown = (iccid: string | undefined): iccid is string => iccid !== undefined && inStock.has(iccid);
  return {
    known: sheet.lines.flatMap(({ line, row: { iccid } }) => (isKnown(iccid) ? [{ line, iccid }] : [])),
    fresh: rowsOf(sheet).filter(({ iccid }) => !isKnown(iccid)),
  };
}
