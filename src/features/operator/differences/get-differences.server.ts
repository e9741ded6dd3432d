import { pageOf, readingOf } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetDifferences } from "./contract.ts";
import { onAPage } from "./rules.ts";
import { shownDifference } from "./shown-difference.server.ts";
import { openDifferences } from "./store.server.ts";

export const getDifferences = operation(GetDifferences, async (wish, { db, now }) => {
  const reading = readingOf(wish);
  const { shown, newer, older } = pageOf(await openDifferences(db, reading, onAPage + 1), reading, onAPage);
  return { differences: shown.map((found) => shownDifference(found, now)), newer, older };
});
