import { dayMs } from "../../../kernel/duration.ts";

export const draftPrefix = "draft-";

/** What was typed into a form and never sent is forgotten after a day, whichever page is opened then. */
export function dropOldDrafts(storage: () => Storage, now = Date.now()): void {
  try {
    const place = storage();
    for (const key of Object.keys(place).filter((name) => name.startsWith(draftPrefix))) {
      const { since = 0 } = JSON.parse(place.getItem(key) ?? "{}") as { since?: number };
      if (now - since >= dayMs) place.removeItem(key);
    }
  } catch {
    // where nothing may be stored nothing is kept
  }
}
