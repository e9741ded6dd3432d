import type { Language } from "../../kernel/language.ts";

/**
 * The content of a PDF without its layout: draw-pdf.server.ts renders it. Amounts, days and labels are already
 * formatted.
 */
export type PdfContent = {
  language: Language;
  /** Also the document's title, which readers show in their window. */
  title: string;
  /** Next to the brand, top right: `Order FW7K3M9QXA2B`. */
  reference: string;
  lead?: string;
  blocks: PdfBlock[];
  /** Small lines at the foot of every page. */
  foot: string[];
  /** `Page 1 of 2`. */
  pageOf(page: number, pages: number): string;
  /** When it was made. */
  at: Date;
};

export type PdfBlock =
  /** The few big figures: `10 GB` over `Data`. */
  | { kind: "figures"; figures: PdfFact[] }
  | { kind: "facts"; title?: string; facts: PdfFact[] }
  /** Texts side by side, such as seller and buyer: two or three. */
  | { kind: "columns"; columns: { title: string; lines: string[] }[] }
  /** `share`: of the width, 1 in total. Totals stand at the bottom right, under a line; `strong`: the sum. */
  | {
      kind: "table";
      columns: { title: string; share: number; align?: "right" }[];
      rows: string[][];
      totals: (PdfFact & { strong?: boolean })[];
    }
  | { kind: "steps"; title: string; steps: string[] }
  /** Its line breaks are kept. */
  | { kind: "text"; title?: string; text: string }
  | { kind: "notice"; title: string; lines: string[] }
  /** A QR code next to its instructions, and the codes to type. */
  | { kind: "qr"; text: string; title: string; lines: string[]; codes: PdfFact[] };

export type PdfFact = { label: string; value: string };
