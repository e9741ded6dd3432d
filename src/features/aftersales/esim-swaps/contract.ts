import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey, shortText } from "../../../kernel/fields.ts";
import { swapCauses } from "./rules.ts";

export const SwapEsim = endpoint({
  path: "/staff/swapEsim",
  summary:
    "Gives a traveller another eSIM in place of a lost, deleted or broken one. One of our own pool takes over what is left of its plans at the network. A supplier's is ended there first, and ordered again only if it was never on a phone. Then the buyer gets the new one by e-mail. Its codes are shown to nobody else.",
  caller: "staff",
  right: "swap_esims",
  isFresh: true,
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    /** The old one. */
    iccid: z.string("empty").check(z.regex(/^\d{19,20}$/, "iccid")),
    cause: z.enum(swapCauses, "choose"),
    why: shortText(500).check(z.minLength(1, "empty")),
  }),
  output: z.object({}),
  refusals: [
    "NOT_FOUND",
    "CASE_CHANGED",
    "SWAP_NOT_POSSIBLE",
    "SWAP_USED",
    "SWAPPED_OFTEN",
    "COLLEAGUE_SWAPS",
    "OUT_OF_STOCK",
    "RIGHT_MISSING",
    "REQUEST_KEY_REUSED",
  ],
});
