import { type CsvError, type InfoRecord, parse } from "csv-parse/sync";

/** A raw row, and the line on which it starts. */
export type Line = { line: number; cells: string[] };

/** Where a file stops being CSV, and why. */
type Break = { line: number; fault: "quoteOpen" | "quoteWrong" };

/** Parses CSV, skipping empty rows. Stops at a syntax error, after which cells cannot be told apart. */
export function csvLines(content: string): { lines: Line[]; broken?: Break } {
  const lines: Line[] = [];
  let lastLine = 0;
  const take = (cells: string[], { lines: end }: InfoRecord) => {
    lastLine = end;
    const newlinesInside = cells.join("").match(/\n/g)?.length ?? 0;
    if (cells.some((cell) => cell.trim() !== "")) lines.push({ line: end - newlinesInside, cells });
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
    return { lines, broken: breakAt(error as CsvError, lastLine) };
  }
}

function breakAt({ code, lines }: CsvError, lastLine: number): Break {
  if (code === "CSV_QUOTE_NOT_CLOSED") {
    return { line: lastLine + 1, fault: "quoteOpen" };
  }
  return { line: Number(lines), fault: "quoteWrong" };
}
