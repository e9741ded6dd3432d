import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { noteAction } from "../../records/actions/store.server.ts";
import { addCards } from "../../stock/sim-cards/store.server.ts";
import { readSheet, rowsOf } from "./csv-sheet.server.ts";
import type { Imported } from "./import-shop.server.ts";
import { clashesOfNumbers } from "./numbers-against-database.server.ts";
import { inReadingOrder } from "./problem.server.ts";
import { simCardsCsv } from "./sim-cards-csv.server.ts";

/** Adds the cards of one file to stock: all, or none when anything is wrong. `file` is its name in the report. */
export function importCards(db: Db, { file, content }: { file: string; content: string }, by: By): Promise<Imported> {
  const { sheet, problems } = readSheet({ ...simCardsCsv, file }, content);
  return db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    const all = [...problems, ...(await clashesOfNumbers(tx, { cards: sheet }))];
    if (all.length > 0) return { problems: inReadingOrder(all) };
    const added = await addCards(
      tx,
      rowsOf(sheet).map(({ iccid }) => iccid),
    );
    if (added > 0) await noteAction(tx, by, "cards_added", { file, added });
    return { changes: { sim_cards: { added, changed: 0, removed: 0 } } };
  });
}
