import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useVisit } from "../visit/visit.ts";

const drawn = "[data-drawn]";

/**
 * Links in operators' HTML and in server-only markup (ui/as-drawn.tsx) are not components. They too navigate without a
 * page load, which would discard the hidden pages (row L8), and get `aria-current`; links to other languages and other
 * sites are left alone.
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
