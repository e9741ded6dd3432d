import type { Language } from "../../kernel/language.ts";

/**
 * What a PDF says, before it has a form: draw-pdf.server.ts makes A4 pages of it. Amounts, days and words are texts
 * already.
 */
export type PdfContent = {
  language: Language;
  /** Also the file's title, which readers show in their window. */
  title: string;
  /** Beside the house's name, top right: `Order FW7K3M9QXA2B`. */
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
  /** `share`: of the width, together 1. Totals stand below, right, under a line; `strong`: the sum. */
  | {
      kind: "table";
      columns: { title: string; share: number; align?: "right" }[];
      rows: string[][];
      totals: (PdfFact & { strong?: boolean })[];
    }
  | { kind: "steps"; title: string; steps: string[] }
  | { kind: "text"; title?: string; text: string }
  | { kind: "notice"; title: string; lines: string[] }
  /** A QR code with what to do with it beside it, and the codes to type. */
  | { kind: "qr"; text: string; title: string; lines: string[]; codes: PdfFact[] };

export type PdfFact = { label: string; value: string };
