import { useCallback, useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/** While somebody clicks through the days, one address is enough. */
const pauseMs = 350;

/** Does something once it has stood still; never after the visitor has gone on, also while the next page is still being fetched. */
export function useLater(): (act: () => void) => void {
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { state } = useNavigation();
  useEffect(() => {
    if (state !== "idle") clearTimeout(later.current);
  }, [state]);
  useEffect(() => () => clearTimeout(later.current), []);
  return useCallback((act) => {
    clearTimeout(later.current);
    later.current = setTimeout(act, pauseMs);
  }, []);
}
