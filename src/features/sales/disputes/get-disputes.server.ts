import { pageOf, readingOf } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetDisputes } from "./contract.ts";
import { disputesIn } from "./list-store.server.ts";
import { onAPage } from "./rules.ts";
import { shownDispute } from "./shown-dispute.server.ts";

export const getDisputes = operation(GetDisputes, async (wish, { db }) => {
  const reading = readingOf(wish);
  const found = await disputesIn(db, wish.view ?? "all", reading, onAPage + 1);
  const { shown, newer, older } = pageOf(found, reading, onAPage);
  return { disputes: shown.map(shownDispute), newer, older };
});
