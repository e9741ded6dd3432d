import { expect, test } from "vitest";
import { blockStates, statesBefore } from "./rules.ts";

test("every state is reached from where it may be, and from nowhere else", () => {
  const moves = blockStates.flatMap((to) => statesBefore(to).map((from) => `${from} → ${to}`));
  expect(moves.toSorted()).toEqual([
    "blocked → unblocking",
    "blocking → blocked",
    "blocking → open",
    "open → blocking",
    "unblocking → blocked",
    "unblocking → open",
  ]);
});
