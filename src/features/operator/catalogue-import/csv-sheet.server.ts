import { importerSpeech, type FileSpeech } from "../../../i18n/file-problems.server.ts";
import type { RecordProblem } from "../../../kernel/record-problem.ts";
import { checkRecord, type Draft, type RecordKind } from "../../../kernel/record.ts";
import { withoutApostrophe } from "../../../platform/csv.ts";
import type { Column } from "./csv-columns.server.ts";
import { csvLines, type Line } from "./csv-lines.server.ts";
import { placed, quoted, type Fault, type Problem } from "./problem.server.ts";

/** What the operator's file must look like: rows are records of a kind, columns fill their fields. */
export type CsvFile<Row> = {
  file: string;
  columns: readonly Column[];
  kind: RecordKind<Row>;
  /** Columns that a file may leave out; their cells are empty then. */
  optional?: readonly string[];
  /** Columns whose content never appears in a report. */
  secret?: readonly string[];
  /** What of the other columns a report may repeat, where a secret may have slipped into one. */
  shown?: RegExp;
};

/**
 * A row holds the fields that are right; of a sheet without problems that is every field. `written`: its cells by
 * column, as far as a report may show them.
 */
type SheetLine<Row> = { line: number; row: Draft<Row>; written: ReadonlyMap<string, string> };

/** `readable`: its columns are known, so that what a sheet lacks can be held against other files. */
export type Sheet<Row> = {
  file: string;
  columns: readonly Column[];
  lines: SheetLine<Row>[];
  readable: boolean;
};

/** Checks every row of a CSV file and finds all that is wrong with it. */
export function readSheet<Row>(
  csv: CsvFile<Row>,
  content: string,
  speech: FileSpeech = importerSpeech,
): { sheet: Sheet<Row>; problems: Problem[] } {
  const { file } = csv;
  const { lines, broken } = csvLines(content);
  const [header = { line: 1, cells: [] }, ...body] = lines;
  const names = header.cells.map((name) => name.trim());
  const inHeader = names.length === 0 ? [] : [...wrongColumns(csv, names, speech)];
  const read = body.map((line) => readLine(csv, names, line, speech));

  const problems: Problem[] = broken ? [{ file, line: broken.line, text: speech.file[broken.fault] }] : [];
  if (names.length === 0 && !broken) problems.push({ file, text: speech.file.isEmpty });
  if (names.length > 0 && body.length === 0 && !broken) inHeader.push({ text: speech.file.noRows });
  problems.push(...inHeader.map((fault) => ({ file, line: header.line, ...fault })));
  problems.push(...read.flatMap(({ line, faults }) => faults.map((fault) => ({ file, line, ...fault }))));
  problems.push(...repetitions(csv, read, speech));
  const sheetLines = read.map(({ faults: _faults, ...line }) => line);
  const readable = inHeader.length === 0 && !broken;
  return { sheet: { file, columns: csv.columns, lines: sheetLines, readable }, problems };
}

/** The rows of a sheet in which nothing was wrong. */
export function rowsOf<Row>(sheet: Sheet<Row>): Row[] {
  return sheet.lines.map(({ row }) => row as Row);
}

/** What a rule finds in the rows of a sheet, each at its line and column. */
export function problemsOn<Row>(
  sheet: Sheet<Row> | undefined,
  check: (row: Draft<Row>) => readonly RecordProblem[],
  speech: FileSpeech = importerSpeech,
): Problem[] {
  if (!sheet) return [];
  const { file, columns, lines } = sheet;
  return lines.flatMap(({ line, row, written }) =>
    check(row).map((problem) => ({ file, line, ...placed(problem, columns, written, speech) })),
  );
}

function* wrongColumns<Row>(
  { columns, secret, optional }: CsvFile<Row>,
  names: string[],
  { file: words }: FileSpeech,
): Iterable<Fault> {
  const known = columns.map(({ name }) => name);
  for (const name of known) {
    if (!names.includes(name) && !optional?.includes(name)) yield { field: name, text: words.missingColumn };
  }
  for (const [place, name] of names.entries()) {
    // where the header was forgotten, the first row stands in its place, with its secrets
    const field = secret ? words.columnAt(place + 1) : quoted(name);
    if (!known.includes(name)) yield { field, text: words.noColumn(known.join(", ")) };
    else if (names.indexOf(name) < place) yield { field: name, text: words.columnTwice };
  }
}

function readLine<Row>(
  csv: CsvFile<Row>,
  names: string[],
  { line, cells }: Line,
  speech: FileSpeech,
): SheetLine<Row> & { faults: Fault[] } {
  const filled = csv.columns.filter(({ name }) => names.includes(name) || csv.optional?.includes(name));
  const written = new Map<string, string>();
  const raw: object = {};
  for (const { name, field, read } of filled) {
    const cell = withoutApostrophe(cells[names.indexOf(name)]?.trim() ?? "");
    put(raw, field.split("."), cell === "" ? null : read(cell));
    if (!csv.secret?.includes(name) && (csv.shown?.test(cell) ?? true)) written.set(name, cell);
  }
  const { draft: row, problems } = checkRecord(csv.kind, raw);
  // in a row that is too short or too long each cell may stand under the wrong column: only that is said
  if (cells.length !== names.length) {
    const faults = [{ text: speech.file.cells(cells.length, names.length) }];
    return { line, row, written, faults };
  }
  // of a column that is missing the header's problem is enough
  const ofColumns = problems.filter(({ field }) => filled.some((column) => column.field === field));
  return { line, row, written, faults: ofColumns.map((problem) => placed(problem, csv.columns, written, speech)) };
}

function put(record: object, [key, ...deeper]: string[], value: unknown): void {
  const fields = record as Record<string, unknown>;
  if (deeper.length === 0) fields[key!] = value;
  else put((fields[key!] ??= {}), deeper, value);
}

function* repetitions<Row>(
  { file, kind, columns, secret }: CsvFile<Row>,
  lines: SheetLine<Row>[],
  { file: words }: FileSpeech,
): Iterable<Problem> {
  for (const [field, valueOf] of Object.entries(kind.unique)) {
    const name = columns.find((column) => column.field === field)!.name;
    const firstLine = new Map<string, number>();
    for (const { line, row } of lines) {
      const value = valueOf(row);
      if (value === undefined) continue;
      const earlier = firstLine.get(value);
      const what = secret?.includes(name) ? words.this : quoted(value);
      if (earlier !== undefined) yield { file, line, field: name, text: words.earlier(what, earlier) };
      else firstLine.set(value, line);
    }
  }
}
