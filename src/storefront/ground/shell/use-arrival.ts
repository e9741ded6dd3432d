import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { closeAll } from "../../../ui/enhance-page.ts";
import { reloadOrLeave } from "./failed-load.ts";

export const contentId = "content";

/** After a click on a link, moves the focus to the start of the new page, as after a page load. */
export function useArrival(): void {
  const { pathname, search, hash } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    // "back" leaves a modal open over another page; runs before the effects of a screen, which may open its own
    if (shown.current !== pathname) closeAll(document);
  }, [pathname]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.documentElement.dataset["otherWords"] !== undefined) reloadOrLeave();
    const content = document.getElementById(contentId);
    // a screen may have moved the focus where it is needed more, such as to its errors
    if (hash === "" && !(content?.contains(document.activeElement) && isSeen(document.activeElement)))
      content?.focus({ preventScroll: true });
  }, [pathname, hash]);
  // the URL changes before the page does: this says which one is rendered (test/e2e/open-page.ts waits for it)
  useEffect(() => void (document.documentElement.dataset.arrived = pathname + search), [pathname, search]);
}

/** The clicked element in a hidden page (row L8) still has the focus at this point, but is not visible. */
function isSeen(element: Element | null): boolean {
  return element !== null && element.getClientRects().length > 0;
}
