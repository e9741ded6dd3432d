import { useEffect, useState } from "react";
import { keptChat } from "../../../kernel/kept-chat.ts";
import { useRemembered } from "../../ground/visit/browser-storage.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { textIn, type Entries } from "../../parts/forms/entries.ts";
import { notSaid, talkAfter, type NotSaid } from "./act.ts";
import { forgetTalk, keepTalk, queryOfKept } from "./kept-talk.ts";
import { talkAt, type Talk } from "./load.ts";
import { useNews } from "./use-news.ts";
import { useSentWhenBack } from "./use-sent-when-back.ts";

type Shown = { talk: Talk | null; notSent?: NotSaid };

/**
 * This browser's chat where there is no router: on the chat's own page its loader and action do the same. Another tab's
 * question, a sign-out and a new beginning are noticed by what is kept.
 */
export function useBesideTalk(asking: Asking, onAnswered: () => void) {
  const kept = useRemembered(keptChat);
  const [{ talk, notSent }, show] = useState<Shown>({ talk: null });
  const [busy, setBusy] = useState(false);
  const look = async () => {
    const query = queryOfKept(kept);
    if (!query) return show({ talk: null });
    const found = await talkAt(query, asking).catch(() => undefined);
    if (found === undefined) return;
    if (found === null) forgetTalk();
    if (talk && found && found.lines.at(-1)?.who === "staff" && found.lines.length > talk.lines.length) onAnswered();
    show((now) => ({ ...now, talk: found }));
  };
  useEffect(() => {
    if (kept !== undefined && queryOfKept(kept)?.get("chat") !== talk?.id) void look();
    // what is shown changes with what is kept, never the other way round
    // oxlint-disable-next-line react/exhaustive-deps
  }, [kept]);
  useNews(talk, () => void look());
  const send = async (form: FormData) => {
    if (busy) return;
    setBusy(true);
    try {
      const said = await talkAfter(form, asking);
      keepTalk(said);
      show({ talk: said });
    } catch (error) {
      show({ talk, notSent: notSaid(error, form, asking).data });
      const [id, key] = [textIn(form, "chat"), textIn(form, "key")];
      if (textIn(form, "begun")) keepTalk({ id, key });
    } finally {
      setBusy(false);
    }
  };
  // an expired session is no form's problem: the call has gone to sign-in
  const sendForm = (form: FormData) => void send(form).catch(() => undefined);
  // the panel may be closed by then; open, what was changed meanwhile is still being written
  const isKept = useSentWhenBack(notSent, (said) => {
    const field = document.querySelector<HTMLInputElement>(".chat-beside [data-asked] [name=said]");
    if (notSent && (!field || field.value === said)) sendForm(formIn(notSent.entries));
  });
  return {
    talk,
    notSent,
    isKept,
    busy,
    send: sendForm,
    startOver: forgetTalk,
  };
}

function formIn(entries: Entries): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value ?? "");
  return form;
}
