import { useEffect } from "react";
import { useLoaderData, useMatches } from "react-router";
import { languageFacts, languagesOf, pageLanguage } from "../../../kernel/language.ts";
import { useVisit, VisitProvider } from "../visit/visit.ts";
import { loadedWell, reloadOrLeave, stylesCame } from "./failed-load.ts";
import { KeptPages } from "./kept-pages.tsx";
import { PageFrame, type Chrome } from "./page-frame.tsx";
import type { shellLoader } from "./settings.ts";
import { useArrival } from "./use-arrival.ts";
import { useDrawnLinks } from "./use-drawn-links.ts";

export { settingsDiffer, shellLoader } from "./settings.ts";

type PageFacts = { chrome?: Chrome; areas?: readonly string[] };

/** What every page has around it. The route's handle says whether header and footer are shown (row H1). */
export function Shell() {
  const settings = useLoaderData<typeof shellLoader>();
  const visit = useVisit();
  const { chrome = "whole", areas } = (useMatches().at(-1)?.handle ?? {}) as PageFacts;
  const shown = pageLanguage(visit.language, areas);
  useArrival();
  const { dialog, beside } = useDrawnLinks();
  useEffect(() => {
    if (stylesCame(document)) loadedWell();
    else reloadOrLeave();
  }, []);
  // the document was made for the page before
  useEffect(() => void (document.documentElement.lang = languageFacts[shown].html), [shown]);
  return (
    <VisitProvider value={{ ...visit, shown }}>
      <PageFrame chrome={chrome} languages={languagesOf(areas)} settings={settings}>
        <KeptPages />
        {dialog}
      </PageFrame>
      {beside}
    </VisitProvider>
  );
}
