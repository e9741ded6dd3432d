import type { ChatProvider } from "../../../adapters/chat/chat-provider.ts";
import type { Language } from "../../../kernel/language.ts";
import { leadOf, type Known, type Lead } from "./lead-to-answer.ts";

/** The shop's own program: it quotes, and never writes. */
export function builtInChat(knownIn: (language: Language) => Promise<Known>): ChatProvider<Lead> {
  return {
    name: "built in",
    async reply({ language, said }) {
      const lead = leadOf(said, await knownIn(language));
      if (lead.to === "person") return { is: lead.isAsked ? "person" : "unsure" };
      return { is: "answer", answer: lead };
    },
  };
}
