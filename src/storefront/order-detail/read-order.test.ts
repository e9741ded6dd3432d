import { expect, test } from "vitest";
import { askedIn } from "./read-order.ts";

test.each([
  ["", { sims: [], reason: "", plan: "" }],
  ["step=refund&sim1=on&sim3=on&sim1=on&reason=other", { step: "refund", sims: [1, 3], reason: "other", plan: "" }],
  ["sim2=off&sim=on&sim999=on&simx=on", { sims: [], reason: "", plan: "" }],
  ["step=pay&done=rich", { sims: [], reason: "", plan: "" }],
  ["step=change-confirm&plan=jp-day-1gb&days=10", { step: "change-confirm", sims: [], reason: "", plan: "jp-day-1gb", days: 10 }],
  ["days=0", { sims: [], reason: "", plan: "" }],
  ["days=366", { sims: [], reason: "", plan: "" }],
  ["days=1e2", { sims: [], reason: "", plan: "" }],
  ["done=refund-review", { done: "refund-review", sims: [], reason: "", plan: "" }],
])("%s", (query, asked) => expect(askedIn(new URLSearchParams(query))).toEqual(asked));
