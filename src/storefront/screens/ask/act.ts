import { redirect } from "react-router";
import { withoutSecrets } from "../../../features/support/chats/rules.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn } from "../../parts/forms/entries.ts";
import { shownAgain, whyRefused, type FormAnswer } from "../../parts/forms/form-answer.ts";
import { keepTalk } from "./kept-talk.ts";
import type { Talk } from "./load.ts";

/** One form of the chat's page was sent. The talk is in the address: it is there after a reload, without scripts as well. */
export async function talk(url: URL, form: FormData, asking: Asking) {
  // only what was begun here: a link may be somebody else's
  const isBegunHere = !textIn(form, "chat") || textIn(form, "begun") !== "";
  try {
    const { id: chat, key } = await talkAfter(form, asking);
    if (typeof document !== "undefined" && isBegunHere) keepTalk({ id: chat, key });
    return redirect(`${url.pathname}?${new URLSearchParams({ chat, key })}#last`, 303);
  } catch (error) {
    return notSaid(error, form, asking);
  }
}

/** The chat after a question, how an answer was, whose order it is, or the wish for a person. */
export async function talkAfter(form: FormData, { call, language }: Asking): Promise<Talk> {
  const chat = { id: textIn(form, "chat"), key: textIn(form, "key") };
  const go = textIn(form, "go");
  const [how, place] = go.split(".");
  if (how === "helpful" || how === "poor")
    return call("/chat/rate", { ...chat, place: Number(place), helpful: how === "helpful" });
  if (go === "order")
    return call("/chat/proveOrder", {
      ...chat,
      orderNumber: textIn(form, "orderNumber"),
      ...given({ orderKey: textIn(form, "orderKey"), email: textIn(form, "boughtWith").trim() }),
    });
  if (go === "resend") return call("/chat/resendLinks", { ...chat, requestKey: newUuid() });
  const isForPerson = go === "person";
  const said = isForPerson ? wordsOf(language, "ask").person : withoutSecrets(textIn(form, "said"));
  const requestKey = keyOfTry(form, said);
  const ask = () => call("/chat/ask", { ...(chat.id && { chat }), requestKey, said, lang: language });
  if (!isForPerson) return ask();
  const email = textIn(form, "email").trim();
  const { id, key } = chat.id ? chat : await ask();
  // it has begun, whether or not anybody can be called: what is pressed next goes on in it
  if (!chat.id) for (const [name, value] of Object.entries({ chat: id, key, begun: "1" })) form.set(name, value);
  return call("/chat/handOver", { id, key, ...(email && { email }) });
}

/** What is tried again goes out as the same request: its first try may have arrived, and only its answer been lost. */
function keyOfTry(form: FormData, said: string): string {
  const key = (textIn(form, "triedSaid") === said && textIn(form, "triedKey")) || newUuid();
  form.set("triedSaid", said);
  form.set("triedKey", key);
  return key;
}

/** Whoever is signed in need not say what the account says. */
const given = ({ orderKey, email }: { orderKey: string; email: string }) => ({
  ...(orderKey && { orderKey }),
  ...(email && { email }),
});

export type NotSaid = FormAnswer & {
  /** No answer came, so that the same can be asked again; what was refused would be refused again. */
  isLost: boolean;
};

/** Why not, beside what was typed. */
export function notSaid(error: unknown, form: FormData, { language }: Pick<Asking, "language">) {
  const { summary } = wordsOf(language, "errors");
  const isOfOrder = textIn(form, "go") === "order";
  const { why, status, refusal } = whyRefused(error, {
    title: wordsOf(language, "ask").notSent,
    summary,
    controlOf: (field) => (isOfOrder && field === "email" ? "boughtWith" : field),
  });
  return shownAgain(form, { ...why, isLost: refusal.code === "TRY_AGAIN_LATER" }, status);
}
