/**
 * A field as a photograph of the document shows it. `doubtful`: places of characters, from 0, that the reader was not sure of; the
 * place after the last one where the text may go on. `isProved`: a check digit covers it; names have none, and are confirmed by
 * the person above all.
 */
export type ReadField = { text: string; doubtful: number[]; isProved: boolean };

export const readFields = ["englishName", "birth", "number", "expiry", "country"] as const;

/** What was read of a document of type 1 (passport) or 2 (exit-entry permit); a field that it does not show is not there. */
export type ReadDocument = { type: 1 | 2; fields: Partial<Record<(typeof readFields)[number], ReadField>> };
