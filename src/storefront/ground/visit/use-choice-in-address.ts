import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { useLater } from "./use-later.ts";

/** Keeps a choice in the page's URL, for reloading, coming back and sharing. The scroll position stays (row L7). */
export function useChoiceInAddress(): (choice: Record<string, number | string | undefined>) => void {
  const [, setSearch] = useSearchParams();
  const later = useLater();
  return useCallback(
    (choice) => later(() => setSearch((now) => chosen(now, choice), { replace: true, preventScrollReset: true })),
    [later, setSearch],
  );
}

function chosen(now: URLSearchParams, choice: Record<string, number | string | undefined>): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(choice)) {
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
