import { startTransition, useState, type ReactNode } from "react";
import type { Language } from "../../../kernel/language.ts";
import { showToast } from "../../../ui/toasts.ts";
import { callOverHttp } from "../../ground/visit/call.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { loadWords, useWords } from "../../ground/visit/words.ts";
import { ChatBeside } from "./chat-beside.tsx";
import { useBesideTalk } from "./use-beside-talk.ts";
import sheet from "./ask.css?url";

let presses = 0;

/**
 * Row H10: opens the chat beside the page, whatever page comes next. Its code, words and sheet come with the first press of
 * the link, which leads to the chat's own page without them.
 */
export async function openBeside(language: Language, show: (panel: ReactNode) => void): Promise<void> {
  const call = callOverHttp({ language }, "there");
  const [{ address }] = await Promise.all([
    // the shop's own chat needs nobody
    call("/chat/getWidget", { lang: language }).catch(() => ({ address: null })),
    loadWords(language, ["ask", "errors"]),
  ]);
  const pressed = ++presses;
  startTransition(() =>
    show(
      <>
        <link rel="stylesheet" href={sheet} precedence="screen" />
        <Beside pressed={pressed} widget={address} />
      </>,
    ),
  );
}

/** Where there is room for a panel beside the page. */
const opening = () => (matchMedia("(max-width: 640px)").matches ? "sheet" : "panel");
const door = () => document.querySelector<HTMLElement>("[data-asks=chat]");

/** Closed, it stays and listens: a person may answer. */
function Beside({ pressed, widget }: { pressed: number; widget: string | null }) {
  const words = useWords("ask");
  const { language, currency } = useVisit();
  const [closed, setClosed] = useState(0);
  const isOpen = closed !== pressed;
  const asking = { language, currency, call: callOverHttp({ language }, "there") };
  const chat = useBesideTalk(asking, () => {
    const link = door();
    if (isOpen || !link) return;
    link.textContent = words.answered;
    showToast(words.answered);
  });
  if (!isOpen) return null;
  const close = () => {
    setClosed(pressed);
    // back to where it was opened, which is shown again once the panel is gone; a page that came meanwhile has its own focus
    setTimeout(() => {
      const link = door();
      if (!link) return;
      link.textContent = words.title;
      if (document.activeElement === document.body) link.focus({ preventScroll: true });
    });
  };
  return <ChatBeside key={pressed} as={opening()} onClose={close} chat={chat} widget={widget} />;
}
