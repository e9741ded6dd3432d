import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey } from "../../../kernel/fields.ts";

export const SendMailAgain = endpoint({
  path: "/staff/sendMailAgain",
  summary:
    "Sends an e-mail of an order to its buyer again. It leaves after ten seconds; until then it can be taken back.",
  caller: "staff",
  right: "send_mails",
  limit: "write",
  input: z.object({ requestKey: RequestKey, id: z.uuid("format") }),
  output: z.object({ id: z.string(), heldUntil: z.string() }),
  refusals: ["NOT_FOUND", "MAIL_NOT_AGAIN", "MAILED_OFTEN", "REQUEST_KEY_REUSED"],
});

export const TakeMailBack = endpoint({
  path: "/staff/takeMailBack",
  summary: "Takes an e-mail back that was to be sent again and has not left yet, a colleague's too.",
  caller: "staff",
  right: "send_mails",
  limit: "write",
  input: z.object({ requestKey: RequestKey, id: z.uuid("format") }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "MAIL_NOT_AGAIN", "REQUEST_KEY_REUSED"],
});
