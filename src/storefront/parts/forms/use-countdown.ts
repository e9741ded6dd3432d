import { useEffect, useState } from "react";

/**
 * Seconds that are left of so many, counted from when they were answered; an answer that names none leaves the count
 * alone. Without scripts nothing is counted.
 */
export function useCountdown(answer: { id: string; again?: number } | undefined): number {
  const [endsAt, setEndsAt] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (answer?.again !== undefined) setEndsAt(Date.now() + answer.again * 1000);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [answer?.id]);
  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    count();
    if (endsAt <= Date.now()) return undefined;
    const tick = setInterval(count, 1000);
    const stop = setTimeout(() => clearInterval(tick), endsAt - Date.now() + 1500);
    return () => {
      clearInterval(tick);
      clearTimeout(stop);
    };
  }, [endsAt]);
  return left;
}
