import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Email, RequestKey, shortText } from "../../../kernel/fields.ts";
import { ProofCode } from "../../people/accounts/contract.ts";
import { mailboxProofs } from "./rules.ts";

const number = shortText(40).check(z.minLength(1, "empty"));
const why = shortText(500).check(z.minLength(1, "empty"));

export const BeginMove = endpoint({
  path: "/staff/beginMailboxMove",
  summary:
    "Begins to move an order to another mailbox: a code goes there, and a notice to the present one, which can object.",
  caller: "staff",
  right: "correct_addresses",
  limit: "costly",
  input: z.object({ requestKey: RequestKey, number, email: Email, provenBy: z.enum(mailboxProofs, "choose"), why }),
  output: z.object({}),
  refusals: [
    "ORDER_NOT_FOUND",
    "ORDER_CLOSED",
    "MAILBOX_KEPT",
    "MAILBOX_MOVE_BEGUN",
    "ADDRESS_JUST_CORRECTED",
    "COLLEAGUE_SWAPS",
    "ADDRESSES_CORRECTED_OFTEN",
    "RIGHT_MISSING",
    "REQUEST_KEY_REUSED",
  ],
});

export const FinishMove = endpoint({
  path: "/staff/finishMailboxMove",
  summary:
    "Moves an order to the mailbox whose code its buyer told: every link made so far ends, and the new mailbox gets the order's link.",
  caller: "staff",
  right: "correct_addresses",
  isFresh: true,
  limit: "write",
  input: z.object({ requestKey: RequestKey, number, code: ProofCode }),
  output: z.object({}),
  refusals: [
    "ORDER_NOT_FOUND",
    "ORDER_CLOSED",
    "CODE_WRONG",
    "MAILBOX_KEPT",
    "MAILBOX_MOVE_OVER",
    "ADDRESS_JUST_CORRECTED",
    "COLLEAGUE_SWAPS",
    "ADDRESSES_CORRECTED_OFTEN",
    "RIGHT_MISSING",
    "REQUEST_KEY_REUSED",
  ],
});

export const KeepMailbox = endpoint({
  path: "/staff/keepMailbox",
  summary: "Writes down that the present mailbox objects to a move: the move ends, and the order stays for a week.",
  caller: "staff",
  right: "write_notes",
  limit: "write",
  input: z.object({ requestKey: RequestKey, number, objection: why }),
  output: z.object({}),
  refusals: ["ORDER_NOT_FOUND", "MAILBOX_MOVE_OVER", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});
