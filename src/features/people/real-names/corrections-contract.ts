import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Email, RequestKey, shortText } from "../../../kernel/fields.ts";
import { Phone, RealNameKey } from "./contract.ts";
import { realNameStates } from "./rules.ts";

/** What is not typed stays: the private link shows none of it. */
export const CorrectContact = endpoint({
  path: "/realName/correctContact",
  summary:
    "Puts another name, phone or e-mail into a registration that is not over. What was told last is told there anew, and the mailbox before is written to, or the one that stays where the name alone is another. Five times a day for the account that sent it, and for each network; a hundred for all without the account.",
  caller: "perhaps_account",
  limit: "write",
  input: z.extend(RealNameKey, {
    requestKey: RequestKey,
    contactName: z.optional(shortText(60)),
    phone: z.optional(Phone),
    email: z.optional(Email),
  }),
  output: z.object({ state: z.enum(realNameStates) }),
  refusals: ["NOT_FOUND", "REAL_NAME_OVER", "REAL_NAME_UNREADABLE", "TRIED_OFTEN"],
});

/** A registration of its own, so that the one before stays until a reviewer agrees. */
export const CorrectSim = endpoint({
  path: "/realName/correctSim",
  summary:
    "Sends a SIM in anew, by its right number, in the place of a registered one whose number was wrong: with the photographs and details that are kept. The wrong one is registered until a reviewer agrees and the network has the right one. As often as a contact is corrected.",
  caller: "perhaps_account",
  limit: "write",
  input: z.extend(RealNameKey, {
    requestKey: RequestKey,
    /** The `ref` of the SIM, as `getRealName` has it. */
    sim: shortText(50).check(z.minLength(1, "empty")),
    iccid: shortText(40),
  }),
  /** Of the registration that waits. */
  output: RealNameKey,
  refusals: [
    "NOT_FOUND",
    "REAL_NAME_OVER",
    "REAL_NAME_UNREADABLE",
    "CORRECTION_OPEN",
    "REGISTER_ANEW",
    "REQUEST_KEY_REUSED",
    "NETWORK_UNAVAILABLE",
    "TRIED_OFTEN",
  ],
});
