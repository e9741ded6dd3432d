import { useEffect } from "react";
import { useLoaderData, useMatches } from "react-router";
import { loadedWell, reloadOrLeave, stylesCame } from "./failed-load.ts";
import { KeptPages } from "./kept-pages.tsx";
import { PageFrame, type Chrome } from "./page-frame.tsx";
import type { shellLoader } from "./settings.ts";
import { useArrival } from "./use-arrival.ts";
import { useDrawnLinks } from "./use-drawn-links.ts";

export { settingsDiffer, shellLoader } from "./settings.ts";

/** What every page has around it. The route's handle says whether header and footer are shown (row H1). */
export function Shell() {
  const settings = useLoaderData<typeof shellLoader>();
  const facts = useMatches().at(-1)?.handle as { chrome?: Chrome } | undefined;
  useArrival();
  useDrawnLinks();
  useEffect(() => {
    if (stylesCame(document)) loadedWell();
    else reloadOrLeave();
  }, []);
  return (
    <PageFrame chrome={facts?.chrome ?? "whole"} settings={settings}>
      <KeptPages />
    </PageFrame>
  );
}
