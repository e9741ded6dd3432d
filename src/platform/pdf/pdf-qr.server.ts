import { encode } from "uqr";
import type { PdfBlock } from "./pdf-content.ts";
import { colour, inside, paper } from "./pdf-look.server.ts";
import type { Pen } from "./pdf-pen.server.ts";

/** 5 cm: scans well from screen and paper. */
const side = 142;
const quietZone = 4;
const padding = 18;

/** A ticket: the code on the left, and behind a tear line the instructions and the codes to type. */
export function drawQr(pen: Pen, { text, title, lines, codes }: Extract<PdfBlock, { kind: "qr" }>): void {
  const x = paper.side + side + 3 * padding;
  const place = { x, width: paper.side + inside - padding - x };
  const height = Math.max(side + 2 * padding, beside(pen, place.width, { title, lines, codes }) + 2 * padding);
  pen.room(height);
  const top = pen.y;
  pen.doc.roundedRect(paper.side, top, inside, height, 14).fill(colour.well);
  drawCode(pen, text, { x: paper.side + padding, y: top + padding, side });
  tearLine(pen, paper.side + side + 2 * padding, top, height);
  pen.y = top + padding - 2;
  pen.write(title, { face: "strong", size: 13 }, place);
  for (const line of lines) pen.write(line, { colour: colour.soft }, place);
  for (const { label, value } of codes) {
    pen.y += 5;
    pen.write(label, { size: 8.5, colour: colour.soft, leading: 1.3 }, place);
    pen.write(value, { face: "code", size: 10, leading: 1.3 }, place);
  }
  pen.y = top + height;
}

function beside(
  pen: Pen,
  width: number,
  { title, lines, codes }: Pick<Extract<PdfBlock, { kind: "qr" }>, "title" | "lines" | "codes">,
): number {
  const count = (text: string, size: number, face: "text" | "strong" | "code") =>
    pen.lines(text, { face, size }, width).length;
  const textHeight = lines.reduce((sum, line) => sum + 15 * count(line, 10, "text"), 20 * count(title, 13, "strong"));
  return codes.reduce(
    (sum, { label, value }) => sum + 5 + 11 * count(label, 8.5, "text") + 13 * count(value, 10, "code"),
    textHeight,
  );
}

/** One path for all dark modules: separate squares would show hairlines between them. */
export function drawCode(
  { doc }: Pick<Pen, "doc">,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  const module = side / size;
  doc.roundedRect(x, y, side, side, 6).fill("#ffffff");
  for (const [row, modules] of data.entries()) {
    for (const [column, dark] of modules.entries())
      if (dark) doc.rect(x + column * module, y + row * module, module + 0.02, module + 0.02);
  }
  doc.fill("#000000");
}

function tearLine({ doc }: Pen, x: number, top: number, height: number): void {
  doc
    .save()
    .moveTo(x, top + 14)
    .lineTo(x, top + height - 14)
    .lineWidth(1.2)
    .dash(3, { space: 4 })
    .stroke(colour.line)
    .restore();
  for (const y of [top, top + height]) doc.circle(x, y, 7).fill("#ffffff");
}
