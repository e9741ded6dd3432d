import { basename } from "node:path";
import { profilesAvailable } from "../../stock/esim-profiles/store.server.ts";
import { cardStock } from "../../stock/sim-cards/store.server.ts";
import { importCards } from "../catalogue-import/import-cards.server.ts";
import { printReport } from "../catalogue-import/print-report.server.ts";
import { NotDone, NotUnderstood, wordAt, type Command } from "./command.server.ts";
import { table } from "./shown-text.ts";

export const cards: Command = {
  usage: "cards add FILE.csv",
  does: "puts new cards into the storeroom: a column `iccid`, all of them or none when anything is wrong",
  async run(given, { db, by, say, readFile }) {
    if (given.words[0] !== "add") throw new NotUnderstood("Say `cards add` and the file.");
    const path = wordAt(given, 1, "The file");
    const content = await readFile(path);
    const imported = await importCards(db, { file: basename(path), content }, by);
    printReport(imported, say);
    if ("problems" in imported) throw new NotDone("No card was added.");
  },
};

export const stock: Command = {
  usage: "stock",
  does: "how many cards and eSIM profiles there are",
  async run(_given, { db, say }) {
    const { available, held, allotted } = await cardStock(db);
    const rows = [
      ["SIM cards", String(available), String(held), String(allotted)],
      ["eSIM profiles", String(await profilesAvailable(db)), "", ""],
    ];
    for (const line of table(["", "free", "held for orders being paid", "given to orders"], rows)) say(line);
  },
};
