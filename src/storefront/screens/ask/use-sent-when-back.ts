import { useEffect, useRef } from "react";
import { useOnline } from "../../ground/use-online.ts";
import type { NotSaid } from "./act.ts";

/** A question that was asked without a network goes out by itself once it is back. Returns whether one waits so. */
export function useSentWhenBack(notSent: NotSaid | undefined, send: (said: string) => void): boolean {
  const isOnline = useOnline();
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
