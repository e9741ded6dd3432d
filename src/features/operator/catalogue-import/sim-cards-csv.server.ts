import * as z from "zod";
import { iccidKey } from "../../../kernel/iccid.ts";
import type { CsvFile } from "./csv-sheet.server.ts";
import { Iccid } from "./iccid-cell.server.ts";

const cells = z.object({ iccid: Iccid });

export type SimCard = z.output<typeof cells>;

export const simCardsCsv: CsvFile<SimCard> = {
  file: "sim-cards.csv",
  cells: cells.shape,
  unique: { iccid: ({ iccid }) => iccid && iccidKey(iccid) },
};
