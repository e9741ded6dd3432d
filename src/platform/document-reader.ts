import type { ReadDocument, Slice } from "../kernel/read-document.ts";

/** A line of text in a photograph: each of its characters with its certainty, 0 to 1, its left end and its middle in pixels. */
export type TextLine = {
  text: string;
  certain: number[];
  x: number;
  y: number;
  height: number;
  slice?: Slice | undefined;
};

type Looked<Answer> = Promise<Partial<Answer> & { isBusy?: true }>;

/**
 * Reads what stands in a photograph of a document or a card (features/people/document-reading). An answer without what was asked for
 * says that nobody could look: the process failed, or too many wait (`isBusy`).
 */
export type DocumentReader = {
  /**
   * By its machine-readable zone; null where none was found that its check digits prove. `pieces`: its slices, cut out as by
   * `pieces` in the order of `slicesOf`, while the photograph is at hand; missing where they could not be cut. `givesWay`:
   * nobody waits for it.
   */
  read(jpeg: Buffer, today: string, givesWay?: boolean): Looked<{ read: ReadDocument | null; pieces: string[] }>;
  /** All text, from above to below, for what has no zone. Much slower. `isTurned`: the photograph stands on its head. */
  text(jpeg: Buffer, isTurned?: boolean, givesWay?: boolean): Looked<{ lines: TextLine[] }>;
  /** What its barcodes say (Code 128), wherever they lie and however they are turned. */
  barcodes(jpeg: Buffer): Looked<{ codes: string[] }>;
  /** Cuts slices out and lays them straight, a JPEG in base 64 each; an empty one where there is nothing to cut. */
  pieces(jpeg: Buffer, slices: readonly Slice[]): Looked<{ pieces: string[] }>;
  close(): void;
};
