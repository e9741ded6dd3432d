import type { PdfBlock } from "./pdf-content.ts";
import { colour, inside, paper } from "./pdf-look.server.ts";
import type { Pen, Style } from "./pdf-pen.server.ts";

type Table = Extract<PdfBlock, { kind: "table" }>;
const gap = 10;

export function drawTable(pen: Pen, { columns, rows, totals }: Table): void {
  const titles = columns.map(({ title }) => title);
  pen.room(60);
  row(pen, columns, titles, { size: 9, colour: colour.soft });
  for (const cells of rows) {
    pen.room(rowHeight(pen, columns, cells));
    rule(pen, paper.side, inside);
    row(pen, columns, cells, {});
  }
  rule(pen, paper.side, inside);
  pen.y += 4;
  for (const { label, value, strong } of totals) total(pen, label, value, strong ?? false);
}

function row(pen: Pen, columns: Table["columns"], cells: string[], style: Style): void {
  pen.y += 6;
  const top = pen.y;
  let [x, lowest] = [paper.side, top];
  for (const [place, { share, align }] of columns.entries()) {
    const width = inside * share;
    pen.y = top;
    pen.write(
      cells[place] ?? "",
      { ...style, ...(align && { align }), ...(place === 0 && !style.size && { face: "strong" as const }) },
      { x, width: align ? width : width - gap },
    );
    x += width;
    lowest = Math.max(lowest, pen.y);
  }
  pen.y = lowest + 6;
}

function rowHeight(pen: Pen, columns: Table["columns"], cells: string[]): number {
  return (
    12 +
    15 *
      Math.max(
        ...columns.map(
          ({ share }, place) => pen.lines(cells[place] ?? "", { face: "strong" }, inside * share - gap).length,
        ),
      )
  );
}

function total(pen: Pen, label: string, value: string, strong: boolean): void {
  const style: Style = strong ? { face: "strong", size: 13 } : {};
  const width = inside * 0.62;
  const x = paper.side + inside - width;
  pen.room(36);
  if (strong) {
    pen.y += 4;
    rule(pen, x, width);
    pen.y += 5;
  }
  const top = pen.y;
  pen.write(label, { ...style, ...(!strong && { colour: colour.soft }) }, { x, width: width * 0.6 });
  const below = pen.y;
  pen.y = top;
  pen.write(value, { ...style, align: "right" }, { x: x + width * 0.6, width: width * 0.4 });
  pen.y = Math.max(below, pen.y) + (strong ? 6 : 2);
}

function rule(pen: Pen, x: number, width: number): void {
  pen.doc
    .moveTo(x, pen.y)
    .lineTo(x + width, pen.y)
    .lineWidth(0.6)
    .stroke(colour.line);
}
