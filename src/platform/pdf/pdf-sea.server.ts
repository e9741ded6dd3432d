import { colour, paper } from "./pdf-look.server.ts";

const radius = 16;
const seaHeight = 24;

/**
 * The seigaiha sea along the top of a page: rows of arcs, each in front of the one behind. Strokes only, so that it
 * prints with little ink.
 */
export function drawSea(doc: PDFKit.PDFDocument): void {
  doc.save().rect(0, 0, paper.width, seaHeight).clip().rect(0, 0, paper.width, seaHeight).fill(colour.night);
  for (let row = -1; row * (radius / 2) < seaHeight + radius; row++) {
    const shift = row % 2 === 0 ? 0 : radius;
    for (let x = shift - radius; x < paper.width + radius; x += 2 * radius) scale(doc, x, row * (radius / 2) + radius);
  }
  doc.restore();
}

function scale(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc.circle(x, y, radius).fill(colour.night);
  for (const share of [0.97, 0.68, 0.36])
    doc
      .circle(x, y, radius * share)
      .lineWidth(0.5)
      .stroke(colour.foam);
}

/** The logo: two arcs over a cinnabar point. `x`, `y`: the point. */
export function drawMark(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc.save().lineCap("round").lineWidth(1.7).strokeColor(colour.cobalt);
  for (const arc of [6.6, 11.4]) doc.path(`M ${x - arc} ${y} A ${arc} ${arc} 0 0 1 ${x + arc} ${y}`).stroke();
  doc.circle(x, y, 2.8).fill(colour.cinnabar).restore();
}
