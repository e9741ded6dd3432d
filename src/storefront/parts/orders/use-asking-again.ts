import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { pauseBefore } from "./pauses.ts";

/**
 * Reloads the page's facts, every two seconds at first, not while it is hidden, and at once when the shopper comes
 * back from another app.
 */
export function useAskingAgain(underWay: boolean): void {
  const { revalidate, state } = useRevalidator();
  const asked = useRef(0);
  useEffect(() => {
    if (!underWay || state !== "idle") return undefined;
    const ask = () => {
      if (document.visibilityState !== "visible") return;
      asked.current += 1;
      void revalidate();
    };
    const timer = setTimeout(ask, pauseBefore(asked.current));
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [underWay, state, revalidate]);
}

/** True once `what` has stayed the same for so long on this page. */
export function useLate(what: string, afterMs: number): boolean {
  const [lateAt, setLateAt] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setLateAt(what), afterMs);
    return () => clearTimeout(timer);
  }, [what, afterMs]);
  return lateAt === what;
}
