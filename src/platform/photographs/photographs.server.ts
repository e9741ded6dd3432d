import { join } from "node:path";
import { openLimitedProcess, type ProcessLimits } from "../limited-process.server.ts";
import type { ProcessPlaces } from "../process-places.server.ts";
import type { Photograph } from "./open-photograph.server.ts";
import type { ToOpen } from "./photo-process.server.ts";
import type { PhotoRefusal } from "./photo-rules.ts";

type CheckedPhotograph = { refused: PhotoRefusal } | Photograph;

export type Photographs = {
  /** Whoever comes to a full queue gets `ProcessBusy`; a photograph that breaks the process is `broken`. */
  check(bytes: Uint8Array): Promise<CheckedPhotograph>;
  /** Of something that is no document: refused only where it cannot be opened, however grey or blurred it is. */
  open(bytes: Uint8Array): Promise<CheckedPhotograph>;
  close(): void;
};

export function openPhotographs(places: ProcessPlaces, limits: Partial<ProcessLimits> = {}): Photographs {
  const checks = openLimitedProcess<ToOpen, CheckedPhotograph>({
    file: join(import.meta.dirname, "photo-process.server.ts"),
    niceness: 10,
    places,
    broken: { refused: "broken" },
    // a reading of a card takes half a minute on a machine that is busy otherwise, and a sender waits fifteen seconds
    limits: { waiting: 60, milliseconds: 20_000, megabytes: 400, patience: 15_000, longestWait: 3000, ...limits },
  });
  const asked = async (bytes: Uint8Array, isDocument: boolean) => withBuffer(await checks.ask({ bytes, isDocument }));
  return { check: (bytes) => asked(bytes, true), open: (bytes) => asked(bytes, false), close: () => checks.close() };
}

/** Between processes a buffer travels as bytes; the same ones, not a copy of them. */
function withBuffer(answer: CheckedPhotograph): CheckedPhotograph {
  if (!("jpeg" in answer)) return answer;
  const { buffer, byteOffset, byteLength } = answer.jpeg;
  return { ...answer, jpeg: Buffer.from(buffer, byteOffset, byteLength) };
}
