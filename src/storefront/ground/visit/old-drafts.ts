import { dayMs } from "../../../kernel/duration.ts";

export const draftPrefix = "draft-";

/** What was typed into a form and never sent is forgotten after a day, whichever page is opened then. */
export function dropOldDrafts(storage: () => Storage, now = Date.now()): void {
  try {
    const place = storage();
    for (const key of Object.keys(place))
      if (key.startsWith(draftPrefix) && !isWithinItsDay(place.getItem(key), now)) place.removeItem(key);
  } catch {
    // where nothing may be stored nothing is kept
  }
}

/** What cannot be read can be given back to nobody: it is not. */
function isWithinItsDay(kept: string | null, now: number): boolean {
  try {
    return now - (JSON.parse(kept!) as { since: number }).since < dayMs;
  } catch {
    return false;
  }
}
