import { redirect } from "react-router";
import { withoutSecrets } from "../../../features/support/chats/rules.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn } from "../../parts/forms/entries.ts";
import { shownAgain, whyRefused } from "../../parts/forms/form-answer.ts";
import { newRequestKey } from "../../parts/forms/request-key.ts";

/** One form of the chat was sent: a question, how an answer was, or the wish for a person. */
export async function talk(url: URL, form: FormData, { call, language }: Asking) {
  const [id, key] = [textIn(form, "chat"), textIn(form, "key")];
  const chat = { id, key };
  const go = textIn(form, "go");
  try {
    if (go.startsWith("helpful.") || go.startsWith("poor."))
      await call("/chat/rate", { ...chat, place: Number(go.split(".")[1]), helpful: go.startsWith("helpful.") });
    else if (go === "person") await handOver();
    else if (go === "order")
      await call("/chat/proveOrder", {
        ...chat,
        orderNumber: textIn(form, "orderNumber"),
        email: textIn(form, "email"),
      });
    else {
      const said = withoutSecrets(textIn(form, "said"));
      const requestKey = textIn(form, "requestKey") || newRequestKey();
      return at(await call("/chat/ask", { ...(id && { chat }), requestKey, said, lang: language }));
    }
    return at(chat);
  } catch (error) {
    const { summary } = wordsOf(language, "errors");
    const { why, status } = whyRefused(error, { title: wordsOf(language, "ask").notSent, summary });
    return shownAgain(form, why, status);
  }

  async function handOver() {
    const email = textIn(form, "email").trim();
    const open = id
      ? chat
      : await call("/chat/ask", { requestKey: newRequestKey(), said: wordsOf(language, "ask").person, lang: language });
    await call("/chat/handOver", { id: open.id, key: open.key, ...(email && { email }) });
    [chat.id, chat.key] = [open.id, open.key];
  }

  /** The talk is in the address: it is there after a reload, without scripts as well. */
  function at({ id: chatId, key: chatKey }: { id: string; key: string }) {
    return redirect(`${url.pathname}?${new URLSearchParams({ chat: chatId, key: chatKey })}#last`, 303);
  }
}
