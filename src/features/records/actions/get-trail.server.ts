import { cursorAt, pageOf, readingOf } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetTrail } from "./contract.ts";
import { shownAction } from "./shown-action.server.ts";
import { trailFilter } from "./trail-filter.server.ts";
import { everybody, trailOf } from "./trail-store.server.ts";

const onAPage = 50;

export const getTrail = operation(GetTrail, async (wish, { db, trailRisk }) => {
  const reading = readingOf(wish);
  const filter = await trailFilter(db, wish);
  const [{ rows, end }, people] = await Promise.all([trailOf(db, filter, reading, onAPage + 1), everybody(db)]);
  const { shown, newer, older } = pageOf(rows, reading, onAPage);
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  return {
    actions: shown.map((row) => shownAction(row, nameOf)),
    risk: trailRisk ?? null,
    people,
    newer: end && reading.towards === "newer" ? cursorAt(end) : newer,
    older: end && reading.towards === "older" ? cursorAt(end) : older,
    isCut: end !== undefined,
  };
});
