import * as z from "zod/mini";
import { iccidKey, readIccid, soldPrefixes } from "../../../kernel/iccid.ts";
import { text } from "../../../kernel/record-fields.ts";
import { fault } from "../../../kernel/record-problem.ts";
import { columns, type ReadCell } from "./csv-columns.server.ts";
import type { CsvFile } from "./csv-sheet.server.ts";

/** The number of a card or profile of ours. */
export const Iccid = text(40, (iccid) => {
  const read = readIccid(iccid, { prefixes: soldPrefixes });
  if (read.ok) return undefined;
  return read.problem === "prefix" ? fault("iccid_prefix", soldPrefixes) : fault("iccid");
});

/** In any spelling. */
export const asIccid: ReadCell = (cell) => {
  const read = readIccid(cell, { prefixes: soldPrefixes });
  return read.ok ? read.iccid : cell;
};

export type SimCard = { iccid: string };

export const simCardsCsv: CsvFile<SimCard> = {
  file: "sim-cards.csv",
  kind: { fields: z.object({ iccid: Iccid }), unique: { iccid: ({ iccid }) => iccid && iccidKey(iccid) } },
  columns: columns({ iccid: asIccid }),
};
