import { useEffect, useRef, useState } from "react";
import { storageKeys } from "../../../kernel/visitor.ts";
import { remember, useRemembered } from "../visit/browser-storage.ts";
import { useVisit } from "../visit/visit.ts";
import { loadWords } from "../visit/words.ts";
import type { CookieNotice } from "./cookie-notice.tsx";
import { contentId } from "./use-arrival.ts";

/**
 * Row H11: asks once, and tracks clicks only with consent. The notice loads with the first interaction, tracking with
 * consent; if either fails to load, nothing is asked and nothing is tracked.
 */
export function Consent() {
  const { language } = useVisit();
  const choice = useRemembered(storageKeys.cookieAccept);
  const [Notice, setNotice] = useState<typeof CookieNotice>();
  const answered = useRef(false);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    answered.current ||= typeof choice === "string";
    const ask = async () => {
      const [{ CookieNotice, canCome }] = await Promise.all([
        import("./cookie-notice.tsx"),
        loadWords(language, ["cookies"]),
      ]);
      await canCome();
      setNotice(() => CookieNotice);
    };
    const count = async () => (await import("../visit/count-clicks.ts")).countClicks(language, signal);
    // requested again in the footer: at once
    if (choice === null) (answered.current ? Promise.resolve() : firstMove(signal)).then(ask).catch(() => {});
    if (choice === "yes") count().catch(() => {});
    return () => leaving.abort();
  }, [choice, language]);
  return choice === null && Notice ? <Notice onAnswer={keepAnswer} /> : null;
}

function keepAnswer(choice: "yes" | "no"): void {
  remember(storageKeys.cookieAccept, choice);
  document.getElementById(contentId)?.focus({ preventScroll: true });
}

/** Waits until the page is loaded and in use. */
function firstMove(signal: AbortSignal): Promise<void> {
  return new Promise((moved) => {
    for (const move of ["pointermove", "click", "keydown", "scroll"])
      addEventListener(move, () => moved(), { signal, passive: true });
  });
}
