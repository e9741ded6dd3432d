/** What a spreadsheet takes for a formula, also in the full-width forms that Chinese and Japanese ones read. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r]/u;

/** RFC 4180, every cell quoted; a cell that a spreadsheet would calculate is marked as text with an apostrophe. */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  const plain = formula.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** Excel takes a file without it for another encoding and garbles Chinese. */
export const byteOrderMark = "\u{feff}";
