import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Email, LanguageCode, shortText } from "../../../kernel/fields.ts";

const Link = z.object({ id: z.uuid("format"), key: shortText(40) });

export const AskStatusMails = endpoint({
  path: "/status/askMails",
  summary:
    "Asks for an e-mail at the beginning and at the end of trouble, or (`outage`) for one when that trouble is over. The same answer for every address: a link to confirm goes to one that is not on the list yet.",
  caller: "anyone",
  limit: "write",
  input: z.object({ email: Email, lang: z.optional(LanguageCode), outage: z.optional(z.uuid("format")) }),
  output: z.object({}),
  refusals: ["TRIED_OFTEN", "NOT_FOUND"],
});

export const ConfirmStatusMails = endpoint({
  path: "/status/confirmMails",
  summary: "Confirms that the e-mails about trouble are wanted, by the link that came to the mailbox. Idempotent.",
  caller: "anyone",
  limit: "write",
  input: Link,
  output: z.object({}),
  refusals: ["NOT_FOUND"],
});

export const StopStatusMails = endpoint({
  path: "/status/stopMails",
  summary: "Ends the e-mails about trouble, by the link in each of them, and deletes the address. Idempotent.",
  caller: "anyone",
  limit: "write",
  input: Link,
  output: z.object({}),
  refusals: ["NOT_FOUND"],
});
