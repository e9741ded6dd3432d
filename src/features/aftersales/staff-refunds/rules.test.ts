import { expect, test } from "vitest";
import type { SoldSim } from "../refund-requests/rules.ts";
import { plannedRefund } from "./rules.ts";

const data = { state: "not_started" as const, useBy: new Date("2027-05-20T08:00:00Z"), activatedAt: null, usedMb: 0 };
const sim = (position: number, change: Partial<SoldSim> = {}): SoldSim => ({
  position,
  iccid: null,
  way: "renewal",
  profileState: null,
  codesShown: false,
  ours: false,
  word: "heard",
  parcel: null,
  renewal: "applied",
  data,
  request: null,
  ...change,
});
/** Of two SIMs at 100 each. */
const planned = (
  wished: { kind: "sims" | "money" | "whole"; positions?: number[]; amount?: number },
  sims: SoldSim[],
  left: number,
) =>
  plannedRefund(
    { positions: [], amount: undefined, ...wished },
    { sims, sold: { unit: 100, quantity: 2, discount: 0, postage: 20, left }, isAnswer: false },
  );

test.each<[string, Partial<SoldSim>]>([
  ["could not be renewed", { renewal: "failed", data: null }],
  ["was cancelled", { data: { ...data, state: "cancelled" } }],
  ["was refunded", { request: "granted" }],
])("the last SIM in use brings its price and the postage: the other one %s", (_, gone) => {
  const sims = [sim(1, gone), sim(2)];
  expect(planned({ kind: "sims", positions: [2], amount: 120 }, sims, 120)).toEqual({ positions: [2], amount: 120 });
  expect(planned({ kind: "money", amount: 120 }, sims, 120)).toBeUndefined();
});

test.each([
  ["less than it costs", 60],
  ["what it costs", 100],
  ["more than it costs", 180],
])("while another SIM is in use, one does not bring all that is left: %s", (_, left) => {
  const sims = [sim(1), sim(2, { request: "asked" })];
  expect(planned({ kind: "sims", positions: [1], amount: left }, sims, left)).toBeUndefined();
  expect(planned({ kind: "sims", positions: [1], amount: left - 1 }, sims, left)).toEqual({
    positions: [1],
    amount: left - 1,
  });
});
