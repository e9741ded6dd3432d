import { slicesOf, type Slice } from "../../../kernel/read-document.ts";
import { answerTasks } from "../../../platform/limited-child.server.ts";
import { cutPieces } from "./cut-pieces.server.ts";
import { readBarcodes } from "./read-barcodes.server.ts";
import { readPhotograph } from "./read-photograph.server.ts";

/** What was asked for is missing where the process itself has failed. */
export type Reading = { read?: Awaited<ReturnType<typeof readPhotograph>>; pieces?: string[]; codes?: string[] };
type Wanted = { today: string } | { slices: readonly Slice[] } | { what: "barcodes" };
export type ToRead = { jpeg: Uint8Array } & Wanted;

answerTasks(async ({ jpeg, ...asked }: ToRead): Promise<Reading> => {
  const photograph = Buffer.from(jpeg);
  if ("slices" in asked) return { pieces: await cutPieces(photograph, asked.slices) };
  if ("today" in asked) {
    const read = await readPhotograph(photograph, asked.today);
    const slices = read ? slicesOf(read).map(([, slice]) => slice) : [];
    // a photograph that cannot be cut can be read all the same
    const pieces = slices.length > 0 ? await cutPieces(photograph, slices).catch(() => undefined) : [];
    return { read, ...(pieces && { pieces }) };
  }
  return { codes: await readBarcodes(photograph) };
});
