import { useEffect, useState, type RefObject } from "react";
import { fieldId } from "../../../ui/field-parts.tsx";
import type { ShownFile } from "./use-files.ts";

/**
 * Pressed while files are on their way, the form is sent once they are through. It is not when one of them stays out: nothing can
 * be added to what is sent, so whoever pressed is told, and stands where files are chosen.
 */
export function useSentOnceThrough(files: readonly ShownFile[], form: RefObject<HTMLFormElement | null>) {
  /** The files that had stayed out before the press, of whoever waits. */
  const [outBefore, setOutBefore] = useState<ReadonlySet<string>>();
  const [missing, setMissing] = useState<string>();
  const sending = files.find(({ state }) => state === "sending" || state === "waiting" || state === "offline");
  const out = files.filter(({ state }) => state === "refused");
  const waits = outBefore !== undefined;
  const stayedOut = outBefore && out.find(({ id }) => !outBefore.has(id));
  const isThrough = waits && !sending && !stayedOut;
  if (stayedOut) {
    setOutBefore(undefined);
    setMissing(stayedOut.id);
  }
  useEffect(() => {
    if (missing) document.getElementById(fieldId("file"))?.focus();
  }, [missing]);
  useEffect(() => {
    if (isThrough) form.current?.requestSubmit();
  }, [isThrough, form]);
  const press = () => {
    setMissing(undefined);
    setOutBefore(sending ? new Set(out.map(({ id }) => id)) : undefined);
  };
  return { sending, missing: out.find(({ id }) => id === missing), waits, press };
}
