import type { Slice } from "../../../kernel/read-document.ts";
import { answerTasks } from "../../../platform/limited-child.server.ts";
import { cutPieces } from "./cut-pieces.server.ts";
import { readPhotograph } from "./read-photograph.server.ts";

/** What was asked for is missing where the process itself has failed. */
export type Reading = { read?: Awaited<ReturnType<typeof readPhotograph>>; pieces?: string[] };
export type ToRead = { jpeg: Uint8Array; today: string } | { jpeg: Uint8Array; slices: readonly Slice[] };

answerTasks(async ({ jpeg, ...asked }: ToRead): Promise<Reading> => {
  const photograph = Buffer.from(jpeg);
  return "slices" in asked
    ? { pieces: await cutPieces(photograph, asked.slices) }
    : { read: await readPhotograph(photograph, asked.today) };
});
