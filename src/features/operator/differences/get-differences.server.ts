import { cursorAt, pageOf, readingOf } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetDifferences } from "./contract.ts";
import { lastLookedThrough, openDifferences } from "./list-store.server.ts";
import { onAPage } from "./rules.ts";
import { shownDifference } from "./shown-difference.server.ts";

export const getDifferences = operation(GetDifferences, async ({ after, before, ...filter }, { db, now }) => {
  const reading = readingOf({ after, before });
  const found = await openDifferences(db, filter, reading, onAPage + 1);
  const { shown, newer, older } = pageOf(found, reading, onAPage);
  const end = found.length > onAPage ? undefined : await lastLookedThrough(db, filter, reading);
  return {
    differences: shown.map((one) => shownDifference(one, now)),
    newer: end && reading.towards === "newer" ? cursorAt(end) : newer,
    older: end && reading.towards === "older" ? cursorAt(end) : older,
    isCut: end !== undefined,
  };
});
