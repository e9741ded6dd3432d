import { useEffect, useState, type FormEvent, type RefObject } from "react";
import type { Language } from "../../../kernel/language.ts";
import { useOnline } from "../../ground/use-online.ts";
import { callOverHttp } from "../../ground/visit/call.ts";
import { useVisit } from "../../ground/visit/visit.ts";

/** From one try to reach the shop to the next. */
const pauseMs = 3000;

/**
 * Without a line, what is whole is sent by itself once there is one: the same form, so under the same request key. Like the
 * consents, that it shall be is said on this page, and ends with it.
 */
export function useSendWhenBack(form: RefObject<HTMLFormElement | null>, isLast: boolean) {
  const { language } = useVisit();
  const isOnline = useOnline();
  const [wish, setWish] = useState<"none" | "waits" | "goes">("none");
  const waits = wish === "waits";
  // a network may lead nowhere yet, and the form is sent once only: the shop must have answered before
  useEffect(() => {
    const given = new AbortController();
    const send = () => {
      if (!given.signal.aborted) setWish("goes");
    };
    if (waits && isOnline) void answeredOnce(language, given.signal).then(send);
    return () => given.abort();
  }, [waits, isOnline, language]);
  useEffect(() => {
    if (wish === "goes") form.current?.requestSubmit();
  }, [wish, form]);
  return {
    isAway: isLast && (waits || !isOnline),
    waits,
    goes: wish === "goes",
    /** Its button goes with the press: the focus stays beside it. */
    stop() {
      form.current?.querySelector<HTMLElement>(".rn-go button")?.focus();
      setWish("none");
    },
    /** Whether this submission waits. What is not whole goes on, to be told what it lacks. */
    holds(event: FormEvent<HTMLFormElement>): boolean {
      const { submitter } = event.nativeEvent as SubmitEvent;
      const goesElsewhere = submitter instanceof HTMLButtonElement && submitter.name !== "";
      const mayLeave = navigator.onLine && !waits;
      if (!isLast || goesElsewhere || mayLeave || !event.currentTarget.checkValidity()) return false;
      event.preventDefault();
      setWish("waits");
      return true;
    },
  };
}

/** Until the shop has answered something cheap, or nobody waits for it any more. */
async function answeredOnce(language: Language, signal: AbortSignal): Promise<void> {
  const call = callOverHttp({ language }, "there");
  while (!signal.aborted) {
    const answer = await call("/realName/getIdentityOffer", {}).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
