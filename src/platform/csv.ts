/** What a spreadsheet parses as a formula, including full-width forms in Chinese and Japanese ones. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r]/u;
const negative = /^-\d+(\.\d+)?$/;

/** RFC 4180, every cell quoted; a cell that would be a formula, and is no negative number, is escaped with an
 * apostrophe. */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  const plain = formula.test(text) && !negative.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** Excel takes a file without it for another encoding and garbles Chinese. */
export const byteOrderMark = "\u{feff}";

/** A number with its sign is what it is in every spreadsheet. */
const signed = /^[+-]\d+(\.\d+)?$/;
const calculates = (cell: string) => formula.test(cell.replace(/^'+/, ""));

/** For a file that is read again: the importer takes the apostrophe off. */
export const withApostrophe = (cell: string): string => (calculates(cell) && !signed.test(cell) ? `'${cell}` : cell);

/** The way back, also of a cell that somebody has escaped by hand. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && calculates(cell) ? cell.slice(1) : cell;
