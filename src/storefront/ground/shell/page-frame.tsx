import { useEffect, type ReactNode } from "react";
import { ScrollRestoration } from "react-router";
import { offeredLanguages, type Language } from "../../../kernel/language.ts";
import { ToastHost } from "../../../ui/toast.tsx";
import { useWords } from "../visit/words.ts";
import { Consent } from "./consent.tsx";
import { reloadOrLeave } from "./failed-load.ts";
import { scrollKeys } from "./scroll-keys.ts";
import type { Settings } from "./settings.ts";
import { SiteFooter } from "./site-footer.tsx";
import { LogoHeader, SiteHeader } from "./site-header.tsx";
import { contentId } from "./use-arrival.ts";

/**
 * Row H1. whole: header and footer; header, footer: only that; logo: a header with nothing but the logo; languages: with
 * the page's languages, too; none: the screen alone.
 */
export type Chrome = "whole" | "header" | "footer" | "logo" | "languages" | "none";

const scrollKey = scrollKeys();

type PageFrameProps = {
  chrome: Chrome;
  settings: Settings;
  /** Those that the page is whole in. */
  languages?: readonly Language[];
  children: ReactNode;
};

export function PageFrame({ chrome, settings, languages = offeredLanguages(), children }: PageFrameProps) {
  const { skip } = useWords("shell");
  useEffect(() => {
    // a page that was served without header or footer has no markup of them to reuse on the next one
    if (document.querySelector("[data-missing]")) reloadOrLeave();
  });
  return (
    <>
      {chrome !== "none" && (
        <a className="skip vh" href={`#${contentId}`}>
          {skip}
        </a>
      )}
      {(chrome === "whole" || chrome === "header") && <SiteHeader settings={settings} />}
      {chrome === "logo" && <LogoHeader />}
      {chrome === "languages" && <LogoHeader languages={languages} />}
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      {chrome !== "none" && <Consent />}
      {(chrome === "whole" || chrome === "footer") && <SiteFooter settings={settings} />}
      <ToastHost />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
