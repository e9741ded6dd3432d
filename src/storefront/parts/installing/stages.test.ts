import { expect, test } from "vitest";
import { furtherStage, mayMove, placeOnTrack, stageOf } from "./stages.ts";

test.each([
  ["unknown", "install", undefined, false],
  ["released", "install", 0, true],
  ["error", "install", undefined, true],
  ["downloaded", "arrival", 1, true],
  ["installed", "arrival", 2, true],
  ["disabled", "arrival", 2, false],
  ["enabled", "check", 3, false],
  ["deleted", "install", undefined, false],
] as const)("%s", (state, stage, place, moves) => {
  expect([stageOf(state), placeOnTrack(state), mayMove(state)]).toEqual([stage, place, moves]);
});

test.each([
  ["unknown", undefined, "install"],
  ["unknown", "arrival", "arrival"],
  ["enabled", "install", "check"],
  ["downloaded", "check", "check"],
  ["deleted", "check", "install"],
  ["error", "arrival", "install"],
] as const)("%s, and the traveller says %s: %s", (state, said, stage) => {
  expect(furtherStage(state, said)).toBe(stage);
});
