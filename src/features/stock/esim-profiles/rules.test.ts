import { expect, test } from "vitest";
import { profileStates } from "../../../adapters/supply/profile-state.ts";
import { isUntouched, movesOn } from "./rules.ts";

test.each([
  ["until_installed", "released", "not_started", true, "untouched"],
  ["until_installed", "released", undefined, true, "untouched"],
  ["until_installed", "downloaded", "not_started", true, "touched"],
  ["until_installed", "installed", "not_started", true, "touched"],
  ["until_installed", "enabled", "not_started", true, "touched"],
  ["until_installed", "disabled", "not_started", true, "touched"],
  ["until_installed", "deleted", "not_started", true, "touched"],
  // the installation failed: the phone may hold it or not
  ["until_installed", "error", "not_started", true, "unknown"],
  ["until_installed", "unknown", "not_started", true, "unknown"],
  ["until_installed", "unknown", "not_started", false, "untouched"],
  ["until_installed", "released", "active", true, "touched"],
  ["none", "released", "not_started", true, "untouched"],
  ["none", "installed", "not_started", true, "touched"],
  ["until_activated", "released", "not_started", true, "untouched"],
  ["until_activated", "downloaded", "not_started", true, "untouched"],
  ["until_activated", "installed", "not_started", true, "untouched"],
  // switched on: the word of the first connection may still be on its way
  ["until_activated", "enabled", "not_started", true, "unknown"],
  ["until_activated", "disabled", "not_started", true, "unknown"],
  ["until_activated", "deleted", "not_started", true, "unknown"],
  ["until_activated", "error", "not_started", true, "unknown"],
  ["until_activated", "unknown", "not_started", true, "unknown"],
  ["until_activated", "unknown", "not_started", false, "untouched"],
  ["until_activated", "installed", "active", true, "touched"],
  ["until_activated", "released", "used_up", true, "touched"],
  ["until_activated", "released", "expired", false, "touched"],
  ["until_activated", "released", "cancelled", false, "touched"],
] as const)(
  "refundable %s, profile %s, data plan %s, codes shown %s: %s",
  (refundRule, profileState, planState, codesShown, answer) => {
    expect(isUntouched({ refundRule, ours: true, heard: true, profileState, planState, codesShown })).toBe(answer);
  },
);

const untouched = {
  refundRule: "until_activated",
  ours: true,
  heard: true,
  profileState: "released",
  planState: "not_started",
  codesShown: true,
} as const;

test.each([
  ["without reports of its data", { heard: false }, "unknown"],
  ["without reports of its data, and the code was not seen", { heard: false, codesShown: false }, "untouched"],
  ["without reports of its data, which has begun", { heard: false, planState: "active" }, "touched"],
  ["installed, of a supplier, who takes it back no more", { ours: false, profileState: "installed" }, "touched"],
  ["released, of a supplier", { ours: false }, "untouched"],
] as const)("%s", (_name, change, answer) => expect(isUntouched({ ...untouched, ...change })).toBe(answer));

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 8, 0, second));

test.each([
  ["unknown", "released downloaded installed enabled disabled deleted error"],
  ["released", "downloaded installed enabled disabled deleted error"],
  ["downloaded", "installed enabled disabled deleted error"],
  ["installed", "enabled disabled deleted"],
  ["enabled", "disabled deleted"],
  ["disabled", "enabled deleted"],
  // downloaded again, where the plan allows it
  ["deleted", "downloaded installed enabled"],
  ["error", "downloaded installed enabled disabled deleted"],
] as const)("after %s come %s, and nothing else", (state, next) => {
  const follow = profileStates.filter((told) => movesOn({ state, at: at(0) }, { state: told, at: at(1) }));
  expect(follow.join(" ")).toBe(next);
});

test("a word of the past moves nothing; of the same second, what follows does", () => {
  expect(movesOn({ state: "downloaded", at: at(2) }, { state: "installed", at: at(1) })).toBe(false);
  expect(movesOn({ state: "downloaded", at: at(2) }, { state: "installed", at: at(2) })).toBe(true);
  expect(movesOn({ state: "installed", at: at(2) }, { state: "downloaded", at: at(2) })).toBe(false);
  expect(movesOn({ state: "released", at: null }, { state: "downloaded", at: at(0) })).toBe(true);
});
