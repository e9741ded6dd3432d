import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { shortText } from "../../../kernel/fields.ts";

/**
 * Field problems beside INVALID_INPUT: those of typed numbers, `puk` (no eight digits), `puk.wrong` (it is not this
 * card's, or there is no such card, or it is blocked or ended: all alike).
 */
export const ProveCard = endpoint({
  path: "/prepaid/proveCard",
  summary:
    "Proves that a prepaid card is in one's hands, by the PUK on its holder. Opens the records for an hour; to whoever is signed in, until somebody else proves it or the SIM leaves their list. 30 tries an hour; of all strangers together 10 wrong ones for a card in 30 days.",
  caller: "perhaps_account",
  limit: "costly",
  input: z.object({ iccid: shortText(40).check(z.minLength(1, "empty")), puk: shortText(20) }),
  output: z.object({ iccid: z.string(), pass: z.string() }),
  refusals: ["NETWORK_UNAVAILABLE", "TRIED_OFTEN", "PUK_TRIED_OFTEN"],
});
