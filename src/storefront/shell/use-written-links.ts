import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useVisit } from "../visit/visit.ts";

/**
 * Links in what the operator wrote are no components. They too lead on without a page load, which would throw away the
 * pages that are kept (row L8); those to other languages and other sites stay as they are.
 */
export function useWrittenLinks(): void {
  const navigate = useNavigate();
  const { language } = useVisit();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(".prose a[href^='/']");
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || link.target || !link.pathname.startsWith(`/${language}/`)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate, language]);
}
