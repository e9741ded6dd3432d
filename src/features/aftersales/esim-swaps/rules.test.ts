import { expect, test } from "vitest";
import { swapStates, swapStatesBefore, whyNotSwapped, type ToSwap } from "./rules.ts";

const sim: ToSwap = {
  orderState: "delivered",
  supplier: "pool",
  product: null,
  profileState: "enabled",
  planState: "active",
  isLoaded: true,
  isBusy: false,
};

test.each<[string, Partial<ToSwap>, ReturnType<typeof whyNotSwapped>]>([
  ["one that runs", {}, undefined],
  ["one that waits", { planState: "not_started" }, undefined],
  ["one that is used up, and can be topped up", { planState: "used_up" }, undefined],
  ["one whose days are over", { planState: "expired" }, "over"],
  ["one that was paid back", { planState: "cancelled" }, "over"],
  ["one without a plan", { planState: undefined }, "over"],
  ["one of an order that goes back", { orderState: "refunding" }, "over"],
  ["one that is not delivered", { orderState: "paid" }, "over"],
  ["one that a refund is asked for", { isBusy: true }, "busy"],
  ["one whose plan is being loaded", { isLoaded: false }, "busy"],
])("%s", (_, change, why) => {
  expect(whyNotSwapped({ ...sim, ...change })).toBe(why);
});

const made: ToSwap = {
  ...sim,
  supplier: "reseller",
  product: "ASIA-5GB-15D",
  profileState: "released",
  planState: "not_started",
  isLoaded: false,
};
test.each<[string, Partial<ToSwap>, ReturnType<typeof whyNotSwapped>]>([
  ["that waits", {}, undefined],
  ["of which nobody tells", { profileState: "unknown" }, undefined],
  ["that was downloaded", { profileState: "downloaded" }, "used"],
  ["that was deleted from a phone", { profileState: "deleted" }, "used"],
  ["whose plan has begun", { planState: "active" }, "used"],
  ["that a refund is asked for", { isBusy: true }, "busy"],
  ["whose days are over", { planState: "expired" }, "over"],
  ["that nothing is known to be ordered for", { product: null }, "over"],
])("a supplier's %s", (_, change, why) => {
  expect(whyNotSwapped({ ...made, ...change })).toBe(why);
});

test("a swap ends once", () => {
  const moves = swapStates.flatMap((to) => swapStatesBefore(to).map((from) => `${from} → ${to}`));
  expect(moves).toEqual([
    "ending → ordering",
    "moving → done",
    "ordering → done",
    "moving → stopped",
    "ending → stopped",
    "ordering → stopped",
  ]);
});
