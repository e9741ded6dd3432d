import { useEffect, useRef } from "react";
import type { Talk } from "./load.ts";

/** How often somebody who waits for a person, or talks with one, is told what is new. */
const lookEveryMs = 5000;

/** What a person answers comes without a press, as long as the page is looked at. */
export function useNews(talk: Talk | null, look: () => void): void {
  const isWanted = talk !== null && talk.state !== "talking";
  const latest = useRef(look);
  useEffect(() => void (latest.current = look), [look]);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") latest.current();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [isWanted]);
}
