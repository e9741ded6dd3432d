import { Refusal, refuse } from "../../../kernel/refusal.ts";
import { ProcessBusy } from "../../../platform/limited-process.server.ts";
import type { Photograph } from "../../../platform/photographs/open-photograph.server.ts";
import type { Photographs } from "../../../platform/photographs/photographs.server.ts";

/** What the process for photographs has opened; whatever it refuses, and a full queue, is a refusal. */
export async function usable(opening: ReturnType<Photographs["check"]>): Promise<Photograph> {
  const opened = await opening.catch((error: unknown) => {
    throw error instanceof ProcessBusy ? new Refusal("TRY_AGAIN_LATER") : error;
  });
  return "refused" in opened ? refuse("PHOTO_REFUSED", undefined, { why: opened.refused }) : opened;
}
