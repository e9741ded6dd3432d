import { join } from "node:path";
import type { DocumentReader } from "../../../platform/document-reader.ts";
import { openLimitedProcess, ProcessBusy, type ProcessLimits } from "../../../platform/limited-process.server.ts";
import type { Reading, ToRead } from "./reading-process.server.ts";

/**
 * What was read only fills in a form: whatever fails, and whatever takes too long, is a document that a person types.
 */
export function openDocumentReader(limits: Partial<ProcessLimits> = {}): DocumentReader {
  const { ask, close } = openLimitedProcess<ToRead, Reading>({
    file: join(import.meta.dirname, "reading-process.server.ts"),
    niceness: 10,
    broken: {},
    limits: { waiting: 60, milliseconds: 15_000, megabytes: 400, patience: 15_000, ...limits },
  });
  return {
    read: (jpeg, today) =>
      ask({ jpeg, today }).catch((error: unknown) => {
        if (error instanceof ProcessBusy) return {};
        throw error;
      }),
    close,
  };
}
