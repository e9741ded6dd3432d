import { cursorAt, pageOf, readingOf } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetDisputes } from "./contract.ts";
import { disputesIn, lastLookedThrough } from "./list-store.server.ts";
import { onAPage } from "./rules.ts";
import { shownDispute } from "./shown-dispute.server.ts";

export const getDisputes = operation(GetDisputes, async ({ view = "all", after, before, ...filter }, { db }) => {
  const reading = readingOf({ after, before });
  const which = { view, filter };
  const found = await disputesIn(db, which, reading, onAPage + 1);
  const { shown, newer, older } = pageOf(found, reading, onAPage);
  const end = found.length > onAPage ? undefined : await lastLookedThrough(db, which, reading);
  return {
    disputes: shown.map(shownDispute),
    newer: end && reading.towards === "newer" ? cursorAt(end) : newer,
    older: end && reading.towards === "older" ? cursorAt(end) : older,
    isCut: end !== undefined,
  };
});
