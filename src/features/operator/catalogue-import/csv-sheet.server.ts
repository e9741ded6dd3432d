import type * as z from "zod";
import { csvLines, type Line } from "./csv-lines.server.ts";
import { quoted, sentence, type Fault, type Problem } from "./problem.server.ts";

type Column<Row> = keyof Row & string;

/** What the operator's file must look like: one entry of `cells` for each column. */
export type CsvFile<Row> = {
  file: string;
  cells: { [Name in Column<Row>]: z.ZodType<Row[Name]> };
  /** What no two rows may share, under the column where it is reported. */
  unique: { [Name in Column<Row>]?: (row: Partial<Row>) => string | undefined };
  /** Rules over several columns; a column that was wrong is absent from the row. */
  rules?: (row: Partial<Row>) => Iterable<Fault>;
  /** Columns that a file may leave out; their cells are empty then. */
  optional?: readonly Column<Row>[];
  /** Columns whose content never appears in a report. */
  secret?: readonly Column<Row>[];
};

/** A row holds the cells that are right; of a sheet without problems that is every cell. */
export type SheetLine<Row> = { line: number; row: Partial<Row> };

/** `readable`: its columns are known, so that what a sheet lacks can be held against other files. */
export type Sheet<Row> = { file: string; lines: SheetLine<Row>[]; readable: boolean };

const noRows: Fault = { text: "has no rows; leave the file out to leave the shop as it is" };

/** Checks every row of a CSV file and finds all that is wrong with it. */
export function readSheet<Row>(csv: CsvFile<Row>, content: string): { sheet: Sheet<Row>; problems: Problem[] } {
  const { file } = csv;
  const { lines, broken } = csvLines(content);
  const [header = { line: 1, cells: [] }, ...body] = lines;
  const columns = header.cells.map((name) => name.trim());
  const inHeader = columns.length === 0 ? [] : [...wrongColumns(csv, columns)];
  const read = body.map((line) => readLine(csv, columns, line));

  const problems: Problem[] = broken ? [{ file, ...broken }] : [];
  if (columns.length === 0 && !broken) problems.push({ file, text: "is empty" });
  if (columns.length > 0 && body.length === 0 && !broken) inHeader.push(noRows);
  problems.push(...inHeader.map((fault) => ({ file, line: header.line, ...fault })));
  problems.push(...read.flatMap(({ line, faults }) => faults.map((fault) => ({ file, line, ...fault }))));
  problems.push(...repetitions(csv, read));
  const sheetLines = read.map(({ line, row }) => ({ line, row }));
  return { sheet: { file, lines: sheetLines, readable: inHeader.length === 0 && !broken }, problems };
}

/** The rows of a sheet in which nothing was wrong. */
export function rowsOf<Row>(sheet: Sheet<Row>): Row[] {
  return sheet.lines.map(({ row }) => row as Row);
}

function* wrongColumns<Row>({ cells, secret, optional }: CsvFile<Row>, columns: string[]): Iterable<Fault> {
  const known = Object.keys(cells);
  for (const name of known) {
    if (!columns.includes(name) && !(optional as readonly string[] | undefined)?.includes(name))
      yield { field: name, text: "this column is missing" };
  }
  for (const [place, name] of columns.entries()) {
    // where the header was forgotten, the first row stands in its place, with its secrets
    const field = secret ? `column ${place + 1}` : quoted(name);
    if (!known.includes(name)) yield { field, text: `is no column of this file; they are ${known.join(", ")}` };
    else if (columns.indexOf(name) < place) yield { field: name, text: "this column is there twice" };
  }
}

function readLine<Row>(
  csv: CsvFile<Row>,
  columns: string[],
  { line, cells }: Line,
): SheetLine<Row> & { faults: Fault[] } {
  const row: Partial<Row> = {};
  const faults: Fault[] = [];
  for (const column of Object.keys(csv.cells) as Column<Row>[]) {
    if (!columns.includes(column) && !csv.optional?.includes(column)) continue;
    const cell = cells[columns.indexOf(column)]?.trim() ?? "";
    const { success, data, error } = csv.cells[column].safeParse(cell === "" ? null : cell);
    if (success) row[column] = data;
    else faults.push({ field: column, text: sentence(error, csv.secret?.includes(column) ? "" : cell) });
  }
  // in a row that is too short or too long each cell may stand under the wrong column: only that is said
  if (cells.length !== columns.length) {
    return { line, row, faults: [{ text: `has ${cells.length} cells, the header has ${columns.length}` }] };
  }
  return { line, row, faults: [...faults, ...(csv.rules?.(row) ?? [])] };
}

function* repetitions<Row>({ file, unique, secret }: CsvFile<Row>, lines: SheetLine<Row>[]): Iterable<Problem> {
  for (const field of Object.keys(unique) as Column<Row>[]) {
    const firstLine = new Map<string, number>();
    for (const { line, row } of lines) {
      const value = unique[field]?.(row);
      if (value === undefined) continue;
      const earlier = firstLine.get(value);
      const name = secret?.includes(field) ? "this" : quoted(value);
      if (earlier !== undefined) yield { file, line, field, text: `${name} is already on line ${earlier}` };
      else firstLine.set(value, line);
    }
  }
}

/** Several cells as one value to compare; nothing when one of them was wrong. */
export function together(...cells: (string | null | undefined)[]): string | undefined {
  return cells.includes(undefined) ? undefined : cells.map((cell) => cell ?? "").join(" ");
}
