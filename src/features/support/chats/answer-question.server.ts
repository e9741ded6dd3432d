import { ChatUnavailable, type ChatQuestion, type WrittenAnswer } from "../../../adapters/chat/chat-provider.ts";
import { mayTry, type AttemptLimit } from "../../../platform/attempts.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import { builtInChat } from "../answers/built-in-chat.ts";
import type { Lead } from "../answers/lead-to-answer.ts";
import { knownIn } from "./known-texts.server.ts";
import { forOthers } from "./rules.ts";

/** What a provider of the operator's has written is kept as it was: nobody could read it there again. */
export type WrittenLead = { to: "written"; sources: WrittenAnswer["sources"] };
type Answer = { lead: Lead | WrittenLead; said?: string };

/** Each costs the operator something; beyond that the shop answers by itself. */
const ofNetwork: AttemptLimit = { what: "questions to a chat provider", most: 60, minutes: 60, network: true };

/**
 * The operator's own provider, where one is set and answers in time; otherwise the shop's program. What is about an order,
 * and the wish for a person, is the shop's alone.
 */
export async function answerTo(question: ChatQuestion, context: Context): Promise<Answer> {
  const own = await ownLead(question, context);
  const isOurs = (own.to === "person" && own.isAsked) || (own.to === "entries" && own.matter !== null);
  if (isOurs || !context.chat || !(await mayTry(context, ofNetwork, context.visitor.address))) return { lead: own };
  try {
    const reply = await context.chat.reply({ ...question, said: forOthers(question.said) });
    if (reply.is === "person") return { lead: { to: "person", isAsked: false } };
    if (reply.is === "answer")
      return { lead: { to: "written", sources: reply.answer.sources }, said: reply.answer.said };
  } catch (error) {
    if (!(error instanceof ChatUnavailable)) throw error;
    context.log.warn({ err: error }, "the chat provider has not answered");
  }
  return { lead: own };
}

async function ownLead(question: ChatQuestion, context: Context): Promise<Lead> {
  const reply = await builtInChat((language) => knownIn(language, context)).reply(question);
  return reply.is === "answer" ? reply.answer : { to: "person", isAsked: reply.is === "person" };
}
