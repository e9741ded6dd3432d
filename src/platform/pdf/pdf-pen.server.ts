import type { Language } from "../../kernel/language.ts";
import { fontFile, ownFonts, type Face, type FontName, type OwnFont } from "./pdf-fonts.server.ts";
import { brokenInto } from "./pdf-lines.server.ts";
import { colour, inside, paper } from "./pdf-look.server.ts";
import { runsOf, type Run } from "./pdf-runs.server.ts";

export type Style = { face?: Face; size?: number; colour?: string; align?: "right" | "center"; leading?: number };
type Place = { x?: number; width?: number };

/** Writes lines of mixed scripts from top to bottom; `y` is the current position on the page. */
export type Pen = ReturnType<typeof openPen>;

export function openPen(doc: PDFKit.PDFDocument, language: Language) {
  for (const name of ownFonts) doc.registerFont(name, fontFile(name));
  doc.registerFont("mono", "Courier-Bold");
  const pen = { doc, language, y: paper.top, lines, write, room };
  return pen;

  function runs(text: string, face: Face): Run[] {
    return runsOf(text, face, language, (font, codePoint) => has(doc, font, codePoint));
  }

  function widthOf(text: string, face: Face, size: number): number {
    return runs(text, face).reduce((sum, run) => sum + doc.font(run.font).fontSize(size).widthOfString(run.text), 0);
  }

  function lines(text: string, { face = "text", size = 10 }: Style = {}, width = inside): string[] {
    return brokenInto(text, width, (part) => widthOf(part, face, size));
  }

  /** Writes at `y` and moves below it; the page must have room. */
  function write(text: string, style: Style = {}, { x = paper.side, width = inside }: Place = {}): void {
    const { face = "text", size = 10, leading = 1.5 } = style;
    for (const line of lines(text, style, width)) {
      const free = width - widthOf(line, face, size);
      writeLine(
        line,
        style,
        x + (style.align === "right" ? free : style.align === "center" ? free / 2 : 0),
        pen.y + size * (leading / 2 + 0.35),
      );
      pen.y += size * leading;
    }
  }

  function writeLine(
    line: string,
    { face = "text", size = 10, colour: ink = colour.ink }: Style,
    x: number,
    baseline: number,
  ): void {
    let at = x;
    for (const { font, text } of runs(line, face)) {
      // the East Asian fonts have one weight: bold is imitated by a thin outline of the same colour
      const edged = face !== "text" && oneWeight.has(font);
      doc
        .font(font)
        .fontSize(size)
        .fillColor(ink)
        .strokeColor(ink)
        .lineWidth(size * 0.035)
        .lineJoin("round");
      doc.text(text, at, baseline, { lineBreak: false, baseline: "alphabetic", fill: true, stroke: edged });
      at += doc.widthOfString(text);
    }
  }

  /** Starts a new page unless `height` still fits on this one. */
  function room(height: number): void {
    if (pen.y + height <= paper.height - paper.bottom) return;
    doc.addPage();
    pen.y = paper.top;
  }
}

const oneWeight: ReadonlySet<FontName> = new Set(["simplified", "traditional", "korean"]);

/**
 * The characters of each font, read once from the first document that uses it: pdfkit knows them only for an open font.
 */
const known = new Map<OwnFont, Set<number>>();

function has(doc: PDFKit.PDFDocument, font: FontName, codePoint: number): boolean {
  if (font === "mono") return codePoint >= 0x20 && codePoint < 0x7f;
  let characters = known.get(font);
  if (!characters) {
    doc.font(font);
    // pdfkit has no public way to ask (docs/decisions/0043)
    // oxlint-disable-next-line no-underscore-dangle
    characters = new Set((doc as unknown as { _font: { font: { characterSet: number[] } } })._font.font.characterSet);
    known.set(font, characters);
  }
  return characters.has(codePoint);
}

/** An empty document, and a promise of its bytes that resolves when it is ended. */
export async function emptyDocument(about: { title: string; language: string; at: Date; size?: "A4" | "A6" }): Promise<{
  doc: PDFKit.PDFDocument;
  bytes: Promise<Buffer>;
}> {
  // 20 MB with its fonts' code, which most processes of a shop need for a few files a day
  const { default: PDFDocument } = await import("pdfkit");
  const doc = new PDFDocument({
    size: about.size ?? "A4",
    margin: 0,
    bufferPages: true,
    lang: about.language,
    displayTitle: true,
    info: {
      Title: about.title,
      Author: "Farwave",
      Producer: "Farwave",
      Creator: "Farwave",
      CreationDate: about.at,
      ModDate: about.at,
    },
  });
  const parts: Buffer[] = [];
  doc.on("data", (part: Buffer) => parts.push(part));
  return { doc, bytes: new Promise((resolve) => doc.on("end", () => resolve(Buffer.concat(parts)))) };
}
