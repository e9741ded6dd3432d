import { useCallback, useEffect, useRef } from "react";

/** For clicks through the days, one URL is enough. */
const pauseMs = 350;

/** Debounces; never runs after the visitor has navigated by a form or a link, even while the next page is loading. */
export function useLater(): (act: () => void) => void {
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const forget = () => clearTimeout(later.current);
    const forgetAtLinks = ({ target }: MouseEvent) =>
      target instanceof Element && target.closest("a[href]") && forget();
    document.addEventListener("submit", forget, true);
    document.addEventListener("click", forgetAtLinks, true);
    return () => {
      forget();
      document.removeEventListener("submit", forget, true);
      document.removeEventListener("click", forgetAtLinks, true);
    };
  }, []);
  return useCallback((act) => {
    clearTimeout(later.current);
    later.current = setTimeout(act, pauseMs);
  }, []);
}
