/**
 * A piece of a photograph, which may lie slanting: its corner and the ways from there along its upper edge and down its left one,
 * each across and down, as shares of the photograph's width and height.
 */
export type Slice = [x: number, y: number, alongX: number, alongY: number, downX: number, downY: number];

/**
 * A field as a photograph of the document shows it. `doubtful`: places of characters, from 0, that the reader was not sure of;
 * the place after the last one where the text may go on. `isProved`: a check digit covers it; names have none, and are confirmed
 * by the person above all. `slice`: where it stands; `piece`: that piece of the photograph, laid straight, a JPEG in base 64.
 */
export type ReadField = {
  text: string;
  doubtful: number[];
  isProved: boolean;
  slice?: Slice | undefined;
  piece?: string | undefined;
};

export const readFields = ["englishName", "chineseName", "birth", "number", "expiry", "country"] as const;

/** What was read of a document of one of the four types; a field that it does not show is not there. */
export type ReadDocument = { type: 1 | 2 | 3 | 4; fields: Partial<Record<(typeof readFields)[number], ReadField>> };

/** Where the fields of a document stand, in the order of `readFields`; one that stands nowhere is left out. */
export function slicesOf({ fields }: ReadDocument): [name: (typeof readFields)[number], slice: Slice][] {
  return readFields.flatMap((name): [typeof name, Slice][] => {
    const slice = fields[name]?.slice;
    return slice ? [[name, slice]] : [];
  });
}

/** A character that is less certain, of 1, is doubtful. */
export const certainEnough = 0.9;
