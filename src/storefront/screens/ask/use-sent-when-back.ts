import { useEffect, useRef, useSyncExternalStore } from "react";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";

function onNetwork(tell: () => void): () => void {
  addEventListener("online", tell);
  addEventListener("offline", tell);
  return () => {
    removeEventListener("online", tell);
    removeEventListener("offline", tell);
  };
}

/**
 * A question that was asked without a network stays in its field and goes out by itself once it is back, unless it was changed
 * meanwhile. Returns whether one waits so.
 */
export function useSentWhenBack(
  notSent: FormAnswer | undefined,
  formOf: () => HTMLFormElement | null | undefined,
): boolean {
  const isOnline = useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  );
  const said = notSent?.entries.said;
  const isKept = Boolean(said) && !isOnline;
  const wasKept = useRef(false);
  useEffect(() => {
    const goes = wasKept.current && isOnline;
    wasKept.current = isKept;
    const form = goes ? formOf() : undefined;
    if (form && new FormData(form).get("said") === said) form.requestSubmit();
  });
  return isKept;
}
