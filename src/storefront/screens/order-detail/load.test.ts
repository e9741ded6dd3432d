import { expect, test } from "vitest";
import { askedIn, isUnderWay, type Changes, type Detail } from "./load.ts";

test.each([
  ["", { sims: [], reason: "", plan: "" }],
  ["step=refund&sim1=on&sim3=on&sim1=on&reason=other", { step: "refund", sims: [1, 3], reason: "other", plan: "" }],
  ["sim2=off&sim=on&sim999=on&simx=on", { sims: [], reason: "", plan: "" }],
  ["step=pay&done=rich", { sims: [], reason: "", plan: "" }],
  [
    "step=change-confirm&plan=jp-day-1gb&days=10",
    { step: "change-confirm", sims: [], reason: "", plan: "jp-day-1gb", days: 10 },
  ],
  ["days=0", { sims: [], reason: "", plan: "" }],
  ["days=366", { sims: [], reason: "", plan: "" }],
  ["days=1e2", { sims: [], reason: "", plan: "" }],
  ["done=refund-review", { done: "refund-review", sims: [], reason: "", plan: "" }],
])("%s", (query, asked) => expect(askedIn(new URLSearchParams(query))).toEqual(asked));

const change = (open: boolean) =>
  ({ kind: open ? "plan_change_paying" : "plan_changed", open }) as Detail["timeline"][number];
const openChange = {
  code: "jp-day-1gb",
  days: 5,
  difference: { amount: 4600, currency: "CNY" },
  payPage: null,
  isOffered: false,
} as const;

test.each([
  ["a change that is paid everywhere", "delivered", change(false), null, false],
  ["one that only the list of changes knows as done", "delivered", change(true), null, true],
  ["one that only the order's story knows as done", "delivered", change(false), openChange, true],
  ["not for one that staff offer", "delivered", change(false), { ...openChange, isOffered: true }, false],
  ["a payment", "paying", undefined, null, true],
  [
    "an order that waits for its buyer",
    "placed",
    { kind: "placed", open: true } as Detail["timeline"][number],
    null,
    false,
  ],
] as const)("the page looks again: %s", (_what, state, step, open, looks) => {
  const order = { state, timeline: step ? [step] : [] } as unknown as Detail;
  const changes = { open } as Changes;
  expect(isUnderWay({ order, changes, asked: askedIn(new URLSearchParams()) })).toBe(looks);
  expect(isUnderWay({ order, changes, asked: askedIn(new URLSearchParams("step=change")) })).toBe(false);
});
