import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey, shortText } from "../../../kernel/fields.ts";
import { revealKinds } from "./rules.ts";

export const Reveal = endpoint({
  path: "/staff/reveal",
  summary: "Shows the caller the masked data of an order or a customer for ten minutes, with a reason in the trail.",
  caller: "staff",
  right: "reveal_personal_data",
  isFresh: true,
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    kind: z.enum(revealKinds, "choose"),
    /** An order's number; of a customer also the account. */
    thing: shortText(40).check(z.minLength(1, "empty")),
    reason: shortText(500).check(z.minLength(1, "empty")),
  }),
  output: z.object({ until: z.string() }),
  refusals: ["NOT_FOUND", "REVEALED_OFTEN", "REQUEST_KEY_REUSED", "RIGHT_MISSING"],
});

export const EndReveal = endpoint({
  path: "/staff/endReveal",
  summary: "Masks again what the caller was shown.",
  caller: "staff",
  right: "own_session",
  limit: "write",
  input: z.object({ kind: z.enum(revealKinds, "choose"), thing: shortText(40) }),
  output: z.object({}),
});
