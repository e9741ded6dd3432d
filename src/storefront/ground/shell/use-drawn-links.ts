import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useVisit } from "../visit/visit.ts";

const drawn = "[data-drawn]";

/**
 * Links in what the operator wrote and in what only the server draws (ui/as-drawn.tsx) are no components. They too lead
 * on without a page load, which would throw away the pages that are kept (row L8), and say which is the page one is on;
 * those to other languages and other sites stay as they are.
 */
export function useDrawnLinks(): void {
  const navigate = useNavigate();
  const { language } = useVisit();
  const { pathname } = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element &&
        event.target.closest<HTMLAnchorElement>(`:is(.prose, ${drawn}) a[href^='/']`);
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || event.defaultPrevented || link.target || !link.pathname.startsWith(`/${language}/`))
        return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate, language]);
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`${drawn} a[data-menu-link]`)) {
      if (link.pathname === pathname) link.ariaCurrent = "page";
      else link.removeAttribute("aria-current");
    }
  }, [pathname]);
}
