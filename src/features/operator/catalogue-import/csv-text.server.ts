import { withApostrophe } from "../../../platform/csv.ts";
import type { CsvFile } from "./csv-sheet.server.ts";

/**
 * Records as the file that an import reads them from: the same columns, and each cell as it would be typed. What a
 * spreadsheet would calculate has an apostrophe before it, which an import takes off again.
 */
export function csvText<Row extends object>({ columns }: CsvFile<Row>, records: readonly Row[]): string {
  const lines = [
    columns.map(({ name }) => name),
    ...records.map((record) =>
      columns.map(({ field, write = cellText }) => withApostrophe(write(valueAt(record, field)))),
    ),
  ];
  return lines.map((cells) => `${cells.map(quoted).join(",")}\n`).join("");
}

export const valueAt = (record: object, field: string): unknown =>
  field.split(".").reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], record);

function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join(" ") : `${value as string | number}`;
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
