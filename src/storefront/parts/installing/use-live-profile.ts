import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { calmPause, type Pace } from "./calm-pause.ts";

/**
 * Asks again while an eSIM may still move or is in use, ever more calmly, not while the page is out of sight, and not
 * for ever: a page left open asks no more. Coming back to it starts again.
 */
export function useLiveProfile(pace: Pace | undefined): void {
  const { revalidate, state } = useRevalidator();
  const asked = useRef(0);
  useEffect(() => {
    if (!pace || state !== "idle") return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      asked.current += 1;
      void revalidate();
    };
    const wait = () => {
      clearTimeout(timer);
      const pause = calmPause(asked.current, pace);
      if (pause !== undefined && document.visibilityState === "visible") timer = setTimeout(ask, pause);
    };
    const seen = () => {
      if (document.visibilityState === "visible") asked.current = 0;
      wait();
    };
    wait();
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [pace, state, revalidate]);
}
