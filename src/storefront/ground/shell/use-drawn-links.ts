import { useEffect, useState, type ReactNode } from "react";
import { useLocation, useMatches, useNavigate } from "react-router";
import type { Language } from "../../../kernel/language.ts";
import { storageKeys } from "../../../kernel/visitor.ts";
import { forget } from "../visit/browser-storage.ts";
import { useVisit } from "../visit/visit.ts";

const drawn = "[data-drawn]";

/** Of the shell's own route: opens the support chat beside the page. */
type ShellFacts = { chat: (language: Language, show: (panel: ReactNode) => void) => Promise<void> };

/**
 * Links in operators' HTML and in server-only markup (ui/as-drawn.tsx) are not components. They too navigate without a
 * page load, which would discard the hidden pages (row L8), and get `aria-current`; links to other languages and other
 * sites are left alone. What is drawn asks for cookies (row H11), for the eSIM entry in a dialog (row H6) and for the chat
 * beside the page (row H10), too, and for their own pages where these do not come.
 */
export function useDrawnLinks(): { dialog: ReactNode; beside: ReactNode } {
  const navigate = useNavigate();
  const { chat } = useMatches()[0]!.handle as ShellFacts;
  const { language } = useVisit();
  const { pathname } = useLocation();
  const [dialog, showDialog] = useState<ReactNode>();
  const [beside, showBeside] = useState<ReactNode>();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (target.closest("[data-asks=cookies]")) forget(storageKeys.cookieAccept);
      const link = target.closest<HTMLAnchorElement>(`:is(.prose, ${drawn}) a[href^='/${language}/']`);
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || elsewhere || event.defaultPrevented || link.target) return;
      event.preventDefault();
      const { asks } = link.dataset;
      const go = () => void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
      if (asks === "chat") chat(language, showBeside).catch(go);
      else if (asks === "esim")
        import("./esim-dialog.tsx").then(({ askEsim }) => askEsim(link, language, showDialog)).catch(go);
      else go();
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate, language, chat]);
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`${drawn} a[data-menu-link]`))
      link.ariaCurrent = link.pathname === pathname ? "page" : null;
  }, [pathname]);
  return { dialog, beside };
}
