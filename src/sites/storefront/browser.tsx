import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  type HydrationState,
  type RouteObject,
} from "react-router";
import { RouterProvider } from "react-router/dom";
import { isFailedLoad, reloadOrLeave } from "../../storefront/ground/shell/failed-load.ts";
import { callOverHttp } from "../../storefront/ground/visit/call.ts";
import type { takeChangedWords } from "../../storefront/ground/visit/changed-words.ts";
import { hasAccount, keepVisit } from "../../storefront/ground/visit/storage.ts";
import { provideAsking } from "../../storefront/ground/visit/visit.ts";
import { loadWords, type Area } from "../../storefront/ground/visit/words.ts";
import { enhancePage } from "../../ui/enhance-page.ts";
import { Document, type DocumentFacts } from "./document.tsx";
import { routes } from "./routes.tsx";
import "../../storefront/styles.css";

type PageData = {
  facts: DocumentFacts;
  areas: Area[];
  router: HydrationState;
  changed?: Parameters<typeof takeChangedWords>[1];
};

const written = document.getElementById("page-data")!.textContent;
const { facts, areas, router: hydrationData, changed = {} } = JSON.parse(written) as PageData;

void takeOver();

/** Not awaited: the screens that it loads import from this file. */
async function takeOver(): Promise<void> {
  keepVisit(facts.visit);
  await Promise.all([
    loadWords(facts.visit.language, areas),
    loadMatchedScreens(routes),
    facts.words && takeChanges(),
  ]).catch(leaveWhatFailed);

  const call = callOverHttp(facts.visit, "there");
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: () => provideAsking(new RouterContextProvider(), { ...facts.visit, call }),
  });

  // the metadata for search engines (storefront/seo) is not true of the next page
  const { key } = router.state.location;
  const forget = router.subscribe(({ location }) => {
    if (location.key === key) return;
    for (const told of document.querySelectorAll("[data-first-page]")) told.remove();
    forget();
  });

  // hydrating in a transition takes slices of a few milliseconds: a tap meanwhile is handled at once
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TakenOver>
          <Document facts={facts} pageData={written}>
            <RouterProvider router={router} />
          </Document>
        </TakenOver>
      </StrictMode>,
    );
  });
  enhancePage(document);
  // row A4; nothing on this page waits for it
  if (hasAccount())
    void import("../../storefront/ground/visit/signed-in.ts").then(
      ({ refreshAccount }) => refreshAccount(facts.visit),
      () => {},
    );
}

/** Words that staff have changed (docs/decisions/0076): most pages have none, and load no code for them. */
async function takeChanges(): Promise<void> {
  (await import("../../storefront/ground/visit/changed-words.ts")).takeChangedWords(areas, changed);
}

/** Marks the page as interactive: its first effects have run (test/e2e/open-page.ts waits for it). */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => void (document.documentElement.dataset.ready = ""), []);
  return children;
}

/** Row E3. Offline, the cached page stays (storefront/ground/offline): there is nothing to load, and nowhere to go. */
function leaveWhatFailed(error: unknown): never {
  if (isFailedLoad(error) && navigator.onLine) reloadOrLeave();
  throw error;
}

/** The screen must be loaded before hydration, or the page would flash. */
async function loadMatchedScreens(all: RouteObject[]) {
  const matched = matchRoutes(all, location) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      const { lazy } = route;
      if (typeof lazy !== "object") return;
      const [Component, loader, action, shouldRevalidate] = await Promise.all([
        lazy.Component?.(),
        lazy.loader?.(),
        lazy.action?.(),
        lazy.shouldRevalidate?.(),
      ]);
      Object.assign(route, { lazy: undefined, Component, loader, action, shouldRevalidate });
    }),
  );
}
