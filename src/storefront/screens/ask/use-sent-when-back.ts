import { useEffect, useRef, useSyncExternalStore } from "react";
import type { NotSaid } from "./act.ts";

function onNetwork(tell: () => void): () => void {
  addEventListener("online", tell);
  addEventListener("offline", tell);
  return () => {
    removeEventListener("online", tell);
    removeEventListener("offline", tell);
  };
}

/** A question that was asked without a network goes out by itself once it is back. Returns whether one waits so. */
export function useSentWhenBack(notSent: NotSaid | undefined, send: (said: string) => void): boolean {
  const isOnline = useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  );
  const said = notSent?.isLost ? notSent.entries.said : undefined;
  const isKept = Boolean(said) && !isOnline;
  const wasKept = useRef(false);
  useEffect(() => {
    const goes = wasKept.current && isOnline;
    wasKept.current = isKept;
    if (goes && said) send(said);
  });
  return isKept;
}
