import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { closeAll } from "../../../ui/enhance-page.ts";

export const contentId = "content";

/** After a click on a link the focus stands at the start of the new page, as it would after a page load. */
export function useArrival(): void {
  const { pathname, search, hash } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    // "back" leaves a modal open over another page; before the effects of a screen, which may open its own
    if (shown.current !== pathname) closeAll(document);
  }, [pathname]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const content = document.getElementById(contentId);
    // a screen may have put the focus where it is needed more, such as on its errors
    if (hash === "" && !(content?.contains(document.activeElement) && isSeen(document.activeElement)))
      content?.focus({ preventScroll: true });
  }, [pathname, hash]);
  // the address changes before the page does: this says which one is drawn (test/e2e/open-page.ts waits for it)
  useEffect(() => void (document.documentElement.dataset.drawn = pathname + search), [pathname, search]);
}

/** What was clicked in a page that is kept (row L8) still has the focus at this moment, but is hidden. */
function isSeen(element: Element | null): boolean {
  return element !== null && element.getClientRects().length > 0;
}
