import { expect, test } from "vitest";
import { orderStates } from "../../../kernel/order-state.ts";
import type { OrderState } from "../../../platform/database/tables.ts";
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
type Here = { state: OrderState; isAnswer: boolean; isAtRest: boolean };
/** Of two SIMs at 100 each. */
const planned = (
  wished: { kind: "sims" | "money" | "whole"; positions?: number[]; amount?: number },
  sims: SoldSim[],
  left: number,
  { state = "delivered", isAnswer = false, isAtRest = true }: Partial<Here> = {},
) =>
  plannedRefund(
    { positions: [], amount: undefined, ...wished },
    { sims, sold: { unit: 100, quantity: 2, discount: 0, postage: 20, left }, isAnswer, state, isAtRest },
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

test.each<[Parameters<typeof planned>[0], { isAnswer?: boolean }, boolean]>([
  [{ kind: "whole" }, {}, true],
  [{ kind: "whole", amount: 219 }, {}, false],
  [{ kind: "sims", positions: [1, 2], amount: 220 }, {}, false],
  [{ kind: "money", amount: 50 }, {}, false],
  [{ kind: "sims", positions: [1, 2], amount: 220 }, { isAnswer: true }, true],
  [{ kind: "sims", positions: [1, 2], amount: 219 }, { isAnswer: true }, false],
  [{ kind: "sims", positions: [1], amount: 100 }, { isAnswer: true }, false],
])("nothing is delivered yet: whole or not at all, %j %j: %s", (wished, answer, isPossible) => {
  const sims = [1, 2].map((position) => sim(position, { data: null, renewal: "waiting" }));
  expect(planned(wished, sims, 220, { state: "paid", ...answer }) !== undefined).toBe(isPossible);
});

test.each([true, false])("what is about to be delivered stays, whoever asked: %s", (isAnswer) => {
  const sims = [1, 2].map((position) => sim(position, { data: null, renewal: "waiting" }));
  const here = { state: "paid" as const, isAnswer, isAtRest: false };
  expect(planned({ kind: "whole" }, sims, 220, here)).toBeUndefined();
});

test.each(orderStates)("%s: there is something to give back where it was paid and has not gone back", (state) => {
  const isPossible = planned({ kind: "whole" }, [sim(1), sim(2)], 220, { state }) !== undefined;
  expect(isPossible).toBe(["paid", "dispatching", "delivered"].includes(state));
});
