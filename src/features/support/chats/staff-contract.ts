import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { longText, RequestKey, shortText } from "../../../kernel/fields.ts";
import { Chat } from "./contract.ts";
import { longestAnswer } from "./rules.ts";

export const GetChats = endpoint({
  path: "/staff/getChats",
  summary:
    "Chats that wait for a person, the longest first, and the last questions that the program could not answer, or not well; fifty of each at most.",
  caller: "staff",
  right: "see_inbox",
  input: z.object({}),
  output: z.object({
    waiting: z.array(z.object({ id: z.string(), language: z.string(), said: z.string(), since: z.string() })),
    /** For editors: a text is missing, or is not found. `isWrong`: it was answered, and somebody said that it did not help. */
    unanswered: z.array(
      z.object({ chatId: z.string(), language: z.string(), said: z.string(), at: z.string(), isWrong: z.boolean() }),
    ),
  }),
});

export const GetChatByStaff = endpoint({
  path: "/staff/getChat",
  summary: "A chat with all that was said, for whoever answers it; its mailbox is masked.",
  caller: "staff",
  right: "send_mails",
  input: z.object({ id: z.uuid("format") }),
  output: z.extend(z.omit(Chat, { key: true }), {
    language: z.string(),
    since: z.nullable(z.string()),
    /** Of what is shown; an answer names it. */
    seen: z.string(),
    /** Not seen by the visitor yet, and until when each can be taken back; `answer`: its name, unless the version before wrote it. */
    held: z.array(z.object({ answer: z.nullable(z.string()), place: z.int(), until: z.string() })),
    /** The answer that the caller has begun. */
    draft: z.nullable(z.string()),
  }),
  refusals: ["NOT_FOUND"],
});

export const KeepChatDraft = endpoint({
  path: "/staff/keepChatDraft",
  summary: "Keeps an answer to a chat while it is typed; an empty one is dropped.",
  caller: "staff",
  right: "send_mails",
  limit: "write",
  input: z.object({ id: z.uuid("format"), said: longText(longestAnswer) }),
  output: z.object({}),
  refusals: ["NOT_FOUND"],
});

export const AnswerChat = endpoint({
  path: "/staff/answerChat",
  summary:
    "Answers a chat: ten seconds later, unless taken back, its person sees it there, and gets an e-mail if they left an address; its case is closed.",
  caller: "staff",
  right: "send_mails",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    id: z.uuid("format"),
    said: longText(longestAnswer).check(z.minLength(1, "empty")),
    /** What whoever answers has seen, as the chat was shown to them. */
    seen: shortText(60),
  }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "CASE_CHANGED", "CASE_CLOSED", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

export const TakeChatAnswerBack = endpoint({
  path: "/staff/takeChatAnswerBack",
  summary:
    "Takes an answer in a chat back in its ten seconds, one's own or a colleague's: nobody sees it, the chat waits again, and what was written is the caller's draft.",
  caller: "staff",
  right: "send_mails",
  limit: "write",
  input: z
    .object({
      requestKey: RequestKey,
      id: z.uuid("format"),
      answer: z.optional(z.uuid("format")),
      /** In place of `answer`, as the version before names one: where it stands, and until when it is held. */
      place: z.optional(z.int("number")),
      until: z.optional(z.iso.datetime("format")),
    })
    .check(
      z.refine(({ answer, place }) => answer !== undefined || place !== undefined, {
        path: ["answer"],
        error: "empty",
      }),
    ),
  output: z.object({}),
  refusals: ["NOT_FOUND", "MAIL_NOT_AGAIN", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});
