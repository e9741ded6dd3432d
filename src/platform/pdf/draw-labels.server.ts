import { setImmediate } from "node:timers/promises";
import { languageFacts, shownLanguage, type Language } from "../../kernel/language.ts";
import { drawBars } from "./code-128.ts";
import { colour } from "./pdf-look.server.ts";
import { emptyDocument, openPen, type Pen } from "./pdf-pen.server.ts";
import { drawCode } from "./pdf-qr.server.ts";

type Label = {
  /** Whose Chinese characters are meant. */
  language: Language;
  head: string;
  lines: string[];
  /** As text, as QR code and as bars (Code 128), for either kind of scanner. */
  code: string;
  notes: string[];
  from: string[];
};

export type LabelSheet = {
  paper: "a6" | "a4";
  language: Language;
  title: string;
  at: Date;
  labels: Label[];
  /** Behind the last label, for whoever prints. */
  slip?: { title: string; lines: string[] };
};

/** A6, 105 × 148.5 mm, in points: four fill an A4 page. */
const cell = { width: 297.64, height: 420.94, margin: 24 };
const inside = cell.width - 2 * cell.margin;
const codeSide = 92;
const barsHeight = 28;
/** The address is as large as its room allows. */
const sizes = [15, 13.5, 12, 10.5, 9, 8, 7, 6] as const;
type Corner = { x: number; y: number };

/** Labels of parcels: a page each on A6, four on a page of A4. */
export async function drawLabels({ paper, title, at, labels, slip, ...sheet }: LabelSheet): Promise<Buffer> {
  const language = shownLanguage(sheet.language);
  const size = paper === "a6" ? "A6" : "A4";
  const { doc, bytes } = await emptyDocument({ title, language: languageFacts[language].html, at, size });
  const onAPage = paper === "a6" ? 1 : 4;
  const corner = (place: number): Corner => {
    if (place > 0 && place % onAPage === 0) doc.addPage();
    return { x: (place % onAPage) % 2 === 1 ? cell.width : 0, y: place % onAPage > 1 ? cell.height : 0 };
  };
  for (const [place, label] of labels.entries()) {
    drawLabel(openPen(doc, label.language), label, corner(place));
    // two hundred take a second: others are served between them
    await setImmediate();
  }
  if (slip) drawSlip(openPen(doc, language), slip, corner(labels.length));
  doc.end();
  return bytes;
}

function drawLabel(pen: Pen, { head, lines, code, notes, from }: Label, { x, y }: Corner): void {
  const place = { x: x + cell.margin, width: inside };
  const foot = y + cell.height - cell.margin - codeSide;
  const bars = foot - 8 - barsHeight;
  pen.y = y + cell.margin;
  pen.write(head, { face: "strong", size: 10, leading: 1.3 }, place);
  pen.doc
    .moveTo(place.x, pen.y + 4)
    .lineTo(place.x + inside, pen.y + 4)
    .lineWidth(1.2)
    .stroke(colour.ink);
  pen.y += 16;
  writeAddress(pen, lines, place, bars - 10 - pen.y);
  drawBars(pen.doc, code, { ...place, y: bars, height: barsHeight });
  drawCode(pen, code, { x: place.x, y: foot, side: codeSide });
  const beside = { x: place.x + codeSide + 14, width: inside - codeSide - 14 };
  pen.y = foot + 4;
  pen.write(code, { face: "strong", size: 11, leading: 1.4 }, beside);
  for (const note of notes) pen.write(note, { size: 8, leading: 1.4, colour: colour.soft }, beside);
  pen.y += 4;
  for (const line of from) pen.write(line, { size: 7, leading: 1.3, colour: colour.soft }, beside);
}

function writeAddress(pen: Pen, lines: readonly string[], place: { x: number; width: number }, room: number): void {
  const heightAt = (size: number) =>
    lines.reduce((sum, line) => sum + pen.lines(line, { size, face: "strong" }, place.width).length, 0) * size * 1.35;
  const size = sizes.find((one) => heightAt(one) <= room) ?? sizes.at(-1)!;
  for (const [number, line] of lines.entries()) {
    const face = number === 0 || number === lines.length - 1 ? "strong" : "text";
    pen.write(line, { face, size, leading: 1.35 }, place);
  }
}

function drawSlip(pen: Pen, { title, lines }: NonNullable<LabelSheet["slip"]>, { x, y }: Corner): void {
  const place = { x: x + cell.margin, width: inside };
  pen.y = y + cell.margin;
  pen.write(title, { face: "strong", size: 11, leading: 1.4 }, place);
  pen.y += 6;
  pen.write(lines.join("  "), { size: 9, leading: 1.5 }, place);
}
