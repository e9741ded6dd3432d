import { languageFacts, shownLanguage } from "../../kernel/language.ts";
import { drawBlock } from "./pdf-blocks.server.ts";
import type { PdfContent } from "./pdf-content.ts";
import { colour, inside, paper } from "./pdf-look.server.ts";
import { emptyDocument, openPen, type Pen } from "./pdf-pen.server.ts";
import { drawMark, drawSea } from "./pdf-sea.server.ts";

/** Renders A4 pages from a PDF's content. Takes some 100 ms of CPU, so callers rate-limit it. */
export async function drawPdf(content: PdfContent): Promise<Buffer> {
  const language = shownLanguage(content.language);
  const { doc, bytes } = await emptyDocument({
    title: content.title,
    language: languageFacts[language].html,
    at: content.at,
  });
  const pen = openPen(doc, language);
  pen.write(content.title, { face: "display", size: 30, leading: 1.25 });
  if (content.lead) {
    pen.y += 4;
    pen.write(content.lead, { size: 11, colour: colour.soft });
  }
  for (const block of content.blocks) {
    pen.y += 22;
    drawBlock(pen, block);
  }
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    drawHead(pen, content);
    drawFoot(pen, content, content.pageOf(page + 1, count));
  }
  doc.end();
  return bytes;
}

function drawHead(pen: Pen, { reference }: PdfContent): void {
  drawSea(pen.doc);
  drawMark(pen.doc, paper.side + 12, 61);
  pen.y = 47;
  pen.write("Farwave", { face: "display", size: 15, leading: 1.2 }, { x: paper.side + 30, width: 120 });
  pen.y = 49;
  pen.write(reference, { size: 9, colour: colour.soft, align: "right" }, { x: paper.side + 160, width: inside - 160 });
}

function drawFoot(pen: Pen, { foot }: PdfContent, pageOf: string): void {
  const style = { size: 8, colour: colour.soft };
  const width = inside - 90;
  const top = paper.height - paper.bottom + 18;
  pen.doc
    .moveTo(paper.side, top)
    .lineTo(paper.width - paper.side, top)
    .lineWidth(0.6)
    .stroke(colour.line);
  pen.y = top + 8;
  for (const line of foot) pen.write(line, style, { width });
  pen.y = top + 8;
  pen.write(pageOf, { ...style, align: "right" }, { x: paper.side + width, width: 90 });
}
