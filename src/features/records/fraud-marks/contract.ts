import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey, shortText } from "../../../kernel/fields.ts";

const Which = { requestKey: RequestKey, number: shortText(40).check(z.minLength(1, "empty")) };
const Reason = shortText(500).check(z.minLength(1, "empty"));
const refusals = ["ORDER_NOT_FOUND", "CASE_CHANGED", "RIGHT_MISSING", "REQUEST_KEY_REUSED"] as const;
const shape = { caller: "staff", right: "mark_fraud", limit: "write", output: z.object({}), refusals } as const;

export const MarkFraud = endpoint({
  path: "/staff/markFraud",
  summary:
    "Takes an order for fraud: what of it is not delivered stays here, and what its mailbox, browser or account buys waits for a person.",
  ...shape,
  input: z.object({ ...Which, fraudBecause: Reason }),
});

export const LiftFraud = endpoint({
  path: "/staff/liftFraud",
  summary: "Takes such a mark back, a colleague's too; what it held is delivered.",
  ...shape,
  input: z.object({ ...Which, fraudBecause: Reason }),
});

export const ReleaseOrder = endpoint({
  path: "/staff/releaseOrder",
  summary: "Delivers an order that was held because of another one of its buyer's.",
  ...shape,
  input: z.object(Which),
});
