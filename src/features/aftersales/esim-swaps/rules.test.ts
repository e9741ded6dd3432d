import { expect, test } from "vitest";
import { swapStates, swapStatesBefore, whyNotSwapped, type ToSwap } from "./rules.ts";

const sim: ToSwap = {
  orderState: "delivered",
  supplier: "pool",
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
  ["a supplier's", { supplier: "reseller" }, "not_ours"],
  ["one that a refund is asked for", { isBusy: true }, "busy"],
  ["one whose plan is being loaded", { isLoaded: false }, "busy"],
])("%s", (_, change, why) => {
  expect(whyNotSwapped({ ...sim, ...change })).toBe(why);
});

test("a swap ends once", () => {
  const moves = swapStates.flatMap((to) => swapStatesBefore(to).map((from) => `${from} → ${to}`));
  expect(moves).toEqual(["moving → done", "moving → stopped"]);
});
