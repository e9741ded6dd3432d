import { useEffect } from "react";
import { Outlet, ScrollRestoration, useLoaderData, useMatches } from "react-router";
import { loadedWell } from "./failed-load.ts";
import { PageFrame, type Chrome } from "./page-frame.tsx";
import { scrollKeys } from "./scroll-keys.ts";
import type { shellLoader } from "./settings.ts";
import { useArrival } from "./use-arrival.ts";

export { settingsStayTheSame, shellLoader } from "./settings.ts";

const scrollKey = scrollKeys();

/** What every page has around it. The route's handle says whether header and footer are shown (row H1). */
export function Shell() {
  const settings = useLoaderData<typeof shellLoader>();
  const facts = useMatches().at(-1)?.handle as { chrome?: Chrome } | undefined;
  useArrival();
  useEffect(() => loadedWell(sessionStorage), []);
  return (
    <PageFrame chrome={facts?.chrome ?? "whole"} settings={settings}>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </PageFrame>
  );
}
