import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from "react-router";
import { changedHere, withChangedWords } from "../../i18n/changed-words.server.ts";
import { asCompiled, type ChangedArea, type ChangedWords } from "../../i18n/changed-words.ts";
import { offeredCurrencies } from "../../kernel/currency.ts";
import { CallRefused, unwrap } from "../../kernel/envelope.ts";
import { languagesOf, offeredLanguages, pageLanguage, spokenLanguage, type Language } from "../../kernel/language.ts";
import { refusalStatus } from "../../kernel/refusal.ts";
import { withOffer } from "../../platform/offer.server.ts";
import type { PageAssets, PageRequest, Rendered, Renderer } from "../../platform/rendering.ts";
import { openTurns } from "../../platform/turns.server.ts";
import { MenuLinksContext } from "../../storefront/ground/shell/menu-links.ts";
import type { Answer, Call } from "../../storefront/ground/visit/calls.ts";
import { provideAsking } from "../../storefront/ground/visit/visit.ts";
import { loadWords, sayInstead, wordSources, type Area } from "../../storefront/ground/visit/words.ts";
import { withMachineHead } from "../../storefront/seo/page-head.server.ts";
import { DrawnPartsContext } from "../../ui/drawn-once.tsx";
import { openDrawnParts } from "../../ui/drawn-parts.server.ts";
import { Document, type DocumentFacts } from "./document.tsx";
import { isKept } from "./kept-address.ts";
import { pages, routes, siteOf, type ScreenFacts } from "./routes.tsx";

const alwaysNeeded: readonly Area[] = ["shell"];
/** Texts that only the server renders (docs/decisions/0037). */
const drawnHere: readonly Area[] = ["menus"];

const changedWordsSource = "src/storefront/ground/visit/changed-words.ts";

/** Private pages, by their name in the URL. */
const ownPages = new Map(
  pages.filter(({ handle }) => !(handle as ScreenFacts).cacheable).map((page) => [page.path, page]),
);

/** Renders any page of the site; loaders and actions call operations through `call`, in this process. */
export function openRenderer(assets: PageAssets): Renderer {
  sayInstead({ said: changedHere });
  const whole = createStaticHandler(unloaded(routes));
  const drawn = openDrawnParts();
  const ownTurn = openTurns();
  // private pages are rendered on every request: matching them against all routes, twice, is a tenth of their cost
  const alone = new Map([...ownPages].map(([name, page]) => [name, createStaticHandler(unloaded(siteOf([page])))]));
  const handlerOf = (url: string) => {
    const [, , name, ...more] = new URL(url).pathname.split("/");
    return (more.length === 0 && alone.get(name)) || whole;
  };
  const render = ({ words = asCompiled, offer, ...page }: PageRequest) => {
    const drawIt = () => withChangedWords(words, () => renderIn(words, page));
    return offer ? withOffer(offer, drawIt) : drawIt();
  };
  const renderIn = async (
    words: ChangedWords,
    { request, language, currency, ask, waiting = false, isDraft = false }: Omit<PageRequest, "words" | "offer">,
  ): Promise<Rendered> => {
    await loadWords(language, [...alwaysNeeded, ...drawnHere]);
    const call: Call = async (path, wish) => unwrap(await ask(path, wish)) as never;
    const asking = provideAsking(new RouterContextProvider(), { language, currency, call });
    const handler = handlerOf(request.url);
    const outcome = await handler.query(request, { requestContext: asking });
    if (outcome instanceof Response) {
      return { kind: "redirect", status: outcome.status, location: outcome.headers.get("location") ?? "/" };
    }
    // a line break in a URL matches no route, not even "*"; it leads home like any unknown one (L1)
    if (outcome.statusCode === 404 && Object.values(outcome.errors ?? {}).some(isRouteErrorResponse)) {
      return { kind: "redirect", status: 302, location: `/${language}/homepage` };
    }
    const screen = screenOf(outcome);
    const areas = [...alwaysNeeded, ...(screen?.areas ?? [])];
    const isChanged = words.version !== asCompiled.version;
    const sources = [
      ...(screen ? [screen.source] : []),
      ...wordSources(language, areas),
      ...(isChanged ? [changedWordsSource] : []),
    ];
    const facts: DocumentFacts = {
      visit: { language, currency },
      language: pageLanguage(language, screen?.areas),
      styles: assets.styles,
      preloads: waiting ? [] : chunks(assets, sources),
      scripts: [...(assets.devScripts ?? []), (waiting && assets.waiting) || assets.entry],
      ...(isChanged && { words: words.version }),
    };
    const changed = changedIn(words, language, areas);
    const menus = await menuLinks(call, language);
    const drawnFrom = `${words.version} ${offeredLanguages().join()} ${offeredCurrencies().join()} ${JSON.stringify(menus)}`;
    await ownTurn();
    const html = (isDraft ? openDrawnParts() : drawn)((parts) =>
      renderToString(
        <StrictMode>
          <DrawnPartsContext value={{ partOf: (key) => parts.partOf(`${drawnFrom} ${key}`) }}>
            <Document facts={facts} pageData={pageData({ facts, areas, changed }, outcome)}>
              <MenuLinksContext value={menus}>
                <StaticRouterProvider
                  router={createStaticRouter(handler.dataRoutes, outcome)}
                  context={outcome}
                  hydrate={false}
                />
              </MenuLinksContext>
            </Document>
          </DrawnPartsContext>
        </StrictMode>,
      ),
    );
    const page = { kind: "page", html: `<!doctype html>${html}`, cacheable: false } as const;
    if (outcome.errors) return { ...page, ...troubleOf(Object.values(outcome.errors)) };
    const cacheable = isKept(screen?.cacheable, request.url) && outcome.statusCode === 200 && request.method === "GET";
    const shown = {
      ...loadedBy(outcome),
      open: Boolean(screen?.cacheable),
      language,
      languages: languagesOf(screen?.areas),
      address: new URL(request.url),
    };
    return {
      ...page,
      html: withMachineHead(page.html, shown, { status: outcome.statusCode }),
      status: outcome.statusCode,
      cacheable,
    };
  };
  return { render, mayKeep: (url) => !ownPages.has(url.split(/[/?]/, 3)[2]) };
}

/** A page whose menu cannot be asked for has the shop's own, as one whose words cannot (row L8). */
async function menuLinks(call: Call, language: Language): Promise<Answer<"/common/getMenuLinks"> | undefined> {
  try {
    return await call("/common/getMenuLinks", { lang: language });
  } catch {
    return undefined;
  }
}

/**
 * Routes of its own for each handler: what a route has loaded is struck from its `lazy`, and another handler that shares
 * it would find neither.
 */
function unloaded(all: readonly RouteObject[]): RouteObject[] {
  return all.map((route) => ({
    ...route,
    ...(typeof route.lazy === "object" && { lazy: { ...route.lazy } }),
    ...(route.children && { children: unloaded(route.children) }),
  })) as RouteObject[];
}

function screenOf({ matches }: StaticHandlerContext): ScreenFacts | undefined {
  return matches.at(-1)?.route.handle as ScreenFacts | undefined;
}

/** The matched route as src/sites/storefront/routes.tsx defines it, and its loader data. */
function loadedBy({ matches, loaderData }: StaticHandlerContext): { route: string; data: unknown } {
  const { path = "", id } = matches.at(-1)!.route;
  return { route: path, data: loaderData[id] };
}

function chunks(assets: PageAssets, sources: readonly string[]): string[] {
  return [...new Set(sources.flatMap((source) => assets.chunksOf(source)))];
}

/** What hydration needs; `<` is escaped so that no text can end the script element. */
function pageData(
  page: { facts: DocumentFacts; areas: readonly Area[]; changed: unknown },
  { loaderData, actionData, errors }: StaticHandlerContext,
): string {
  const told = errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plainError(error)]));
  return JSON.stringify({ ...page, router: { loaderData, actionData, errors: told } }).replaceAll("<", "\\u003c");
}

/** What was changed in the areas of the page; nothing at all where nothing was. */
function changedIn(
  { languages }: ChangedWords,
  language: Language,
  areas: readonly Area[],
): Record<string, ChangedArea> | undefined {
  const here = areas.flatMap((area) => {
    const changed = languages[spokenLanguage(language, area)]?.[area];
    return changed ? [[area, changed]] : [];
  });
  return here.length > 0 ? Object.fromEntries(here) : undefined;
}

/** A refusal has its own status, and so has a form sent to a page without an action; anything else is a bug. */
function troubleOf(errors: unknown[]): { status: number; failure?: unknown } {
  const bug = errors.find(
    (error) => !(error instanceof CallRefused || (isRouteErrorResponse(error) && error.status < 500)),
  );
  if (bug) return { status: 500, failure: bug };
  const [first] = errors;
  return { status: isRouteErrorResponse(first) ? first.status : refusalStatus[(first as CallRefused).code] };
}

/** No stack and no internal message reaches the page. */
function plainError(error: unknown) {
  if (isRouteErrorResponse(error)) return { status: error.status, statusText: "", internal: false, data: null };
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  return name === "CallRefused" ? { name, code, message } : { name: "Error" };
}
