import { useEffect, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { storageKeys } from "../../../kernel/visitor.ts";
import { forget } from "../visit/browser-storage.ts";
import { useVisit } from "../visit/visit.ts";

const drawn = "[data-drawn]";

/**
 * Links in operators' HTML and in server-only markup (ui/as-drawn.tsx) are not components. They too navigate without a
 * page load, which would discard the hidden pages (row L8), and get `aria-current`; links to other languages and other
 * sites are left alone. Two of them ask first: for the choice about cookies once more (shell/consent.tsx), and the eSIM
 * entry in a dialog, which is returned (row H6); where that does not come, its page does.
 */
export function useDrawnLinks(): ReactNode {
  const navigate = useNavigate();
  const { language } = useVisit();
  const { pathname } = useLocation();
  const [dialog, setDialog] = useState<ReactNode>();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (target.closest("[data-asks=cookies]")) forget(storageKeys.cookieAccept);
      const link = target.closest<HTMLAnchorElement>(`:is(.prose, ${drawn}) a[href^='/']`);
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || event.defaultPrevented || link.target || !link.pathname.startsWith(`/${language}/`))
        return;
      event.preventDefault();
      if (link.dataset.asks)
        import("./esim-dialog.tsx")
          .then(({ askEsim }) => askEsim(link, language, setDialog))
          .catch(() => location.assign(link.href));
      else void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
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
  return dialog;
}
