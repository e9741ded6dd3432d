import { join } from "node:path";
import type { DocumentReader, TextLine } from "../../../platform/document-reader.ts";
import { openLimitedProcess, ProcessBusy, type ProcessLimits } from "../../../platform/limited-process.server.ts";
import type { ProcessPlaces } from "../../../platform/process-places.server.ts";
import type { Reading, ToRead } from "./reading-process.server.ts";
import type { Text } from "./text-process.server.ts";

const processOf = (name: string) => join(import.meta.dirname, `${name}-process.server.ts`);
/** Below pages, and below photographs that are only checked: those are waited for. A zone before a text that takes ten times as long. */
const niceness = { zones: 15, texts: 16 };

/**
 * What was read only fills in a form: whatever fails, and whatever takes too long, is a document that a person types. Zones
 * and text have processes of their own: the one for text needs three times as much of everything, and most never ask for it.
 */
export function openDocumentReader(places: ProcessPlaces, limits: Partial<ProcessLimits> = {}): DocumentReader {
  const zones = openLimitedProcess<ToRead, Reading>({
    file: processOf("reading"),
    niceness: niceness.zones,
    places,
    broken: {},
    limits: { waiting: 60, milliseconds: 15_000, megabytes: 400, patience: 15_000, ...limits },
  });
  const texts = openLimitedProcess<Text, { lines?: TextLine[] }>({
    file: processOf("text"),
    niceness: niceness.texts,
    places,
    broken: {},
    limits: { waiting: 20, milliseconds: 20_000, megabytes: 1200, patience: 15_000, ...limits },
  });
  return {
    read: (jpeg, today, givesWay) => zones.ask({ jpeg, today }, givesWay).catch(nobodyLooked),
    pieces: (jpeg, slices) => zones.ask({ jpeg, slices }).catch(nobodyLooked),
    barcodes: (jpeg) => zones.ask({ jpeg, what: "barcodes" }).catch(nobodyLooked),
    text: (jpeg, isTurned = false, givesWay) => texts.ask({ jpeg, isTurned }, givesWay).catch(nobodyLooked),
    close() {
      zones.close();
      texts.close();
    },
  };
}

function nobodyLooked(error: unknown): { isBusy: true } {
  if (error instanceof ProcessBusy) return { isBusy: true };
  throw error;
}
