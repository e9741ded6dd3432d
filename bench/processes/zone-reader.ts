import { zoneIn } from "../../src/features/people/document-reading/read-photograph.server.ts";
import { certainEnough } from "../../src/kernel/read-document.ts";
import { answerAsks, tellReady } from "./answer-asks.ts";

/** The lines of a zone; `doubtful`: of each line, the places that a person is asked to look at. */
export type SeenZone = { lines: string[]; doubtful: number[][] };

/** What the shop's reading process does, for whoever wants to see the lines themselves and what memory that takes. */
answerAsks({
  read: async ({ base64, today }: { base64: string; today: string }): Promise<SeenZone | null> => {
    const zone = await zoneIn(Buffer.from(base64, "base64"), today);
    return zone
      ? {
          lines: zone.lines.map(({ text }) => text),
          doubtful: zone.lines.map(({ certain }) => certain.flatMap((one, at) => (one < certainEnough ? [at] : []))),
        }
      : null;
  },
});
tellReady();
