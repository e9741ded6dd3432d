/** What a spreadsheet parses as a formula, including full-width forms in Chinese and Japanese ones. */
export const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r]/u;
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
