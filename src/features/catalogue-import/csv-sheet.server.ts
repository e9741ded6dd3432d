import { type CsvError, type InfoRecord, parse } from "csv-parse/sync";
import type * as z from "zod";
import { quoted, sentence, type Fault, type Problem } from "./problem.server.ts";

/** What the operator's file must look like: one entry of `cells` for each column. */
export type CsvFile<Row> = {
  file: string;
  cells: { [Column in keyof Row & string]: z.ZodType<Row[Column]> };
  /** What no two rows may share, under the column where it is reported. */
  unique: { [field: string]: (row: Partial<Row>) => string | undefined };
  /** Rules over several columns; a column that was wrong is absent from the row. */
  rules?: (row: Partial<Row>) => Iterable<Fault>;
  /** Columns whose content never appears in a report. */
  secret?: readonly (keyof Row & string)[];
};

/** A row holds the cells that are right; of a sheet without problems that is every cell. */
export type SheetLine<Row> = { line: number; row: Partial<Row> };

/** `readable`: its columns are known, so that what a sheet lacks can be held against other files. */
export type Sheet<Row> = { file: string; lines: SheetLine<Row>[]; readable: boolean };

type Line = { line: number; cells: string[] };

/** Checks every row of a CSV file and finds all that is wrong with it. */
export function readSheet<Row>(csv: CsvFile<Row>, content: string): { sheet: Sheet<Row>; problems: Problem[] } {
  const { lines, broken } = split(content);
  const [header, ...body] = lines;
  const problems: Problem[] = broken ? [{ file: csv.file, ...broken }] : [];
  const unreadable = { sheet: { file: csv.file, lines: [], readable: false }, problems };
  if (!header) return broken ? unreadable : { ...unreadable, problems: [{ file: csv.file, text: "is empty" }] };
  const columns = header.cells.map((name) => name.trim());
  const headerProblems = [...wrongColumns(csv, columns)].map((fault) => ({
    file: csv.file,
    line: header.line,
    ...fault,
  }));
  problems.push(...headerProblems);
  if (body.length === 0 && !broken)
    problems.push({
      file: csv.file,
      line: header.line,
      text: "has no rows; leave the file out to leave the shop as it is",
    });
  const read = body.map((line) => readLine(csv, columns, line));
  problems.push(...read.flatMap((line) => line.problems), ...repetitions(csv, read));
  return { sheet: { file: csv.file, lines: read, readable: headerProblems.length === 0 && !broken }, problems };
}

/** The rows of a sheet in which nothing was wrong. */
export function rowsOf<Row>(sheet: Sheet<Row>): Row[] {
  return sheet.lines.map(({ row }) => row as Row);
}

function split(content: string): { lines: Line[]; broken?: { line: number; text: string } } {
  const lines: Line[] = [];
  let lastLine = 0;
  const take = (cells: string[], { lines: end }: InfoRecord) => {
    lastLine = end;
    const start = end - (cells.join("").match(/\n/g)?.length ?? 0);
    if (cells.some((cell) => cell.trim() !== "")) lines.push({ line: start, cells });
    return null;
  };
  try {
    // one kind of newline, because the parser counts \r\n inside quotes as two lines
    parse(content.replace(/\r\n?/g, "\n"), {
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
      on_record: take,
    });
    return { lines };
  } catch (error) {
    if ((error as CsvError).code === "CSV_QUOTE_NOT_CLOSED") {
      return { lines, broken: { line: lastLine + 1, text: "here or below a quote is opened and never closed" } };
    }
    return {
      lines,
      broken: {
        line: (error as CsvError).lines as number,
        text: 'has a quote (") in the wrong place; inside a quoted cell write two ("")',
      },
    };
  }
}

function* wrongColumns<Row>({ cells }: CsvFile<Row>, columns: string[]): Iterable<Fault> {
  const known = Object.keys(cells);
  for (const column of known) {
    if (!columns.includes(column)) yield { field: column, text: "this column is missing" };
  }
  for (const [place, column] of columns.entries()) {
    if (columns.indexOf(column) < place) yield { field: column, text: "this column is there twice" };
    else if (!known.includes(column))
      yield { field: quoted(column), text: `is no column of this file; they are ${known.join(", ")}` };
  }
}

function readLine<Row>(
  csv: CsvFile<Row>,
  columns: string[],
  { line, cells }: Line,
): SheetLine<Row> & { problems: Problem[] } {
  const row: Partial<Row> = {};
  const faults: Fault[] = [];
  for (const [column, schema] of Object.entries<z.ZodType>(csv.cells)) {
    if (!columns.includes(column)) continue;
    const cell = cells[columns.indexOf(column)]?.trim() ?? "";
    const { success, data, error } = schema.safeParse(cell === "" ? null : cell);
    if (success) row[column as keyof Row] = data as Row[keyof Row];
    else
      faults.push({
        field: column,
        text: sentence(error, csv.secret?.includes(column as keyof Row & string) ? "" : cell),
      });
  }
  faults.push(...(csv.rules?.(row) ?? []));
  // in a row that is too short or too long each cell may stand under the wrong column: only that is said
  const shifted = cells.length !== columns.length && {
    text: `has ${cells.length} cells, the header has ${columns.length}`,
  };
  return { line, row, problems: (shifted ? [shifted] : faults).map((fault) => ({ file: csv.file, line, ...fault })) };
}

function* repetitions<Row>({ file, unique, secret }: CsvFile<Row>, lines: SheetLine<Row>[]): Iterable<Problem> {
  for (const [field, valueOf] of Object.entries(unique)) {
    const first = new Map<string, number>();
    for (const { line, row } of lines) {
      const value = valueOf(row);
      if (value === undefined) continue;
      const earlier = first.get(value);
      if (earlier === undefined) first.set(value, line);
      else
        yield {
          file,
          line,
          field,
          text: `${secret?.includes(field as keyof Row & string) ? "this" : quoted(value)} is already on line ${earlier}`,
        };
    }
  }
}

/** Several cells as one value to compare; nothing when one of them was wrong. */
export function together(...cells: (string | null | undefined)[]): string | undefined {
  return cells.includes(undefined) ? undefined : cells.map((cell) => cell ?? "").join(" ");
}
