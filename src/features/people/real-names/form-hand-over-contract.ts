import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey, shortText } from "../../../kernel/fields.ts";
import { formHandOverStates } from "./rules.ts";

const Answers = z
  .array(z.object({ name: shortText(40), text: z.string().check(z.maxLength(4000)) }))
  .check(z.maxLength(80, "fewer"));

/** `key`: of the desk that follows, which opens nothing of the form. */
const Following = z.object({ number: shortText(20), key: shortText(40) });

export const HandOverForm = endpoint({
  path: "/realName/handOverForm",
  summary:
    "Lets another device go on with a form: begins one, keeps what was answered so far sealed for it, and gives a code that is good once, for 15 minutes. The key that comes back follows the form and opens nothing of it.",
  caller: "anyone",
  limit: "write",
  input: z.object({ answers: Answers, channel: z.optional(shortText(40)) }),
  output: z.object({ number: z.string(), key: z.string(), code: z.string(), endsAt: z.string() }),
  refusals: ["TRIED_OFTEN"],
});

export const TakeForm = endpoint({
  path: "/realName/takeForm",
  summary:
    "The other device takes the code, once: the form with its key, and what was answered so far. The same request key has the same answer again, until the code ends; without one nothing of what was answered is kept.",
  caller: "anyone",
  limit: "write",
  input: z.object({ code: shortText(40), requestKey: z.optional(RequestKey) }),
  output: z.object({ number: z.string(), key: z.string(), answers: Answers }),
  refusals: ["NOT_FOUND", "REAL_NAME_UNREADABLE", "TRIED_OFTEN"],
});

export const FollowForm = endpoint({
  path: "/realName/followForm",
  summary:
    "How far a form is that was handed over: waiting, taken, sent or over. Nothing of it is told; once it was sent, the key of its private link is.",
  caller: "anyone",
  input: Following,
  output: z.object({ state: z.enum(formHandOverStates), key: z.nullable(z.string()) }),
  refusals: ["NOT_FOUND"],
});

export const EndFormHandOver = endpoint({
  path: "/realName/endFormHandOver",
  summary:
    "Ends the code, whoever has taken it: a form that was not sent is given up, and nothing of it is kept. One that was sent goes on, and is still followed.",
  caller: "anyone",
  limit: "write",
  input: Following,
  output: z.object({ isSent: z.boolean() }),
  refusals: ["NOT_FOUND"],
});
