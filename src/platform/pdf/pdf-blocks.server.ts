import type { PdfBlock, PdfFact } from "./pdf-content.ts";
import { colour, inside, paper } from "./pdf-look.server.ts";
import type { Pen } from "./pdf-pen.server.ts";
import { drawQr } from "./pdf-qr.server.ts";
import { drawTable } from "./pdf-table.server.ts";

type BlockOf<Kind extends PdfBlock["kind"]> = Extract<PdfBlock, { kind: Kind }>;
const gap = 18;

export function drawBlock(pen: Pen, block: PdfBlock): void {
  switch (block.kind) {
    case "figures":
      return figures(pen, block);
    case "facts":
      return facts(pen, block);
    case "columns":
      return columns(pen, block);
    case "table":
      return drawTable(pen, block);
    case "steps":
      return steps(pen, block);
    case "notice":
      return notice(pen, block);
    case "qr":
      return drawQr(pen, block);
    default:
      return text(pen, block);
  }
}

/** Keeps a heading on the same page as the start of what follows, or with all of it when `under` gives its height. */
function heading(pen: Pen, title: string, under = 36): void {
  pen.room(24 + under);
  pen.write(title, { face: "strong", size: 12.5, leading: 1.4 });
  pen.y += 6;
}

/** Side by side; the next block begins below the longest. */
function abreast<Part>(
  pen: Pen,
  parts: readonly Part[],
  draw: (part: Part, place: { x: number; width: number }) => void,
): void {
  const width = (inside - gap * (parts.length - 1)) / parts.length;
  const top = pen.y;
  let lowest = top;
  for (const [place, part] of parts.entries()) {
    pen.y = top;
    draw(part, { x: paper.side + place * (width + gap), width });
    lowest = Math.max(lowest, pen.y);
  }
  pen.y = lowest;
}

function figures(pen: Pen, { figures }: BlockOf<"figures">): void {
  pen.room(60);
  abreast(pen, figures, ({ label, value }, place) => {
    pen.write(label, { size: 9, colour: colour.soft, leading: 1.3 }, place);
    pen.y += 2;
    pen.write(value, { face: "display", size: 21, leading: 1.2, colour: colour.cobalt }, place);
  });
}

function columns(pen: Pen, { columns }: BlockOf<"columns">): void {
  const width = (inside - gap * (columns.length - 1)) / columns.length;
  pen.room(
    30 +
      15 *
        Math.max(
          ...columns.map(({ lines }) => lines.reduce((sum, line) => sum + pen.lines(line, {}, width).length, 0)),
        ),
  );
  abreast(pen, columns, ({ title, lines }, place) => {
    pen.write(title, { size: 9, colour: colour.soft, leading: 1.6 }, place);
    for (const [number, line] of lines.entries()) pen.write(line, { face: number === 0 ? "strong" : "text" }, place);
  });
}

function facts(pen: Pen, { title, facts }: BlockOf<"facts">): void {
  if (title) heading(pen, title);
  for (const fact of facts) factRow(pen, fact);
}

function factRow(pen: Pen, { label, value }: PdfFact): void {
  const place = { x: paper.side + inside * 0.34, width: inside * 0.66 };
  pen.room(15 * pen.lines(value, { face: "strong" }, place.width).length + 9);
  pen.doc
    .moveTo(paper.side, pen.y)
    .lineTo(paper.side + inside, pen.y)
    .lineWidth(0.6)
    .stroke(colour.line);
  pen.y += 5;
  const top = pen.y;
  pen.write(label, { colour: colour.soft }, { width: inside * 0.32 });
  const below = pen.y;
  pen.y = top;
  pen.write(value, { face: "strong" }, place);
  pen.y = Math.max(below, pen.y) + 5;
}

function steps(pen: Pen, { title, steps }: BlockOf<"steps">): void {
  const width = inside - 30;
  const heights = steps.map((step) => 15 * pen.lines(step, {}, width).length + 8);
  // a few steps are read together, so they stay on one page; many may continue on the next
  heading(
    pen,
    title,
    Math.min(
      heights.reduce((sum, height) => sum + height, 0),
      240,
    ),
  );
  for (const [place, step] of steps.entries()) {
    pen.room(heights[place]!);
    pen.doc.circle(paper.side + 9, pen.y + 8, 9).fill(colour.wash);
    const top = pen.y;
    pen.write(
      String(place + 1),
      { face: "strong", size: 9, colour: colour.cobalt, align: "center", leading: 1.78 },
      { width: 18 },
    );
    pen.y = top;
    pen.write(step, {}, { x: paper.side + 30, width });
    pen.y += 7;
  }
}

function notice(pen: Pen, { title, lines }: BlockOf<"notice">): void {
  const place = { x: paper.side + 16, width: inside - 32 };
  const count = lines.reduce((sum, line) => sum + pen.lines(line, {}, place.width).length, 0);
  const height = 24 + 17 * pen.lines(title, { face: "strong", size: 11 }, place.width).length + 15 * count;
  pen.room(height);
  pen.doc.roundedRect(paper.side, pen.y, inside, height, 10).fill(colour.giltWash);
  pen.y += 13;
  pen.write(title, { face: "strong", size: 11, colour: colour.gilt }, place);
  for (const line of lines) pen.write(line, {}, place);
  pen.y += 11;
}

function text(pen: Pen, { title, text }: BlockOf<"text">): void {
  if (title) heading(pen, title);
  for (const paragraph of text.split("\n")) {
    if (paragraph.trim() === "") pen.y += 7;
    else
      for (const line of pen.lines(paragraph)) {
        pen.room(15);
        pen.write(line);
      }
  }
}
