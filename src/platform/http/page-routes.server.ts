import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { campaignApart, withCampaign } from "../../kernel/campaign.ts";
import { homeLanguage, offeredLanguages, type Language } from "../../kernel/language.ts";
import type { Offer } from "../../kernel/offer.ts";
import { refusalOf, type Answer } from "../answer.server.ts";
import { changedWordsOf } from "../changed-words.server.ts";
import { contextFor, type Shop } from "../context.server.ts";
import { loggedPath } from "../log.server.ts";
import { atOneOffer, withOffer } from "../offer.server.ts";
import type { Ask, Rendered, RenderedPage, Renderer } from "../rendering.ts";
import type { Site } from "../site.ts";
import { aMoment, awayPage, withWarning } from "./away-page.server.ts";
import { sendCompressed } from "./compressed.server.ts";
import { madeOnce } from "./made-once.server.ts";
import { maintenancePage } from "./maintenance-page.server.ts";
import { hasMissed, noteMissed, sayMissed } from "./missed-page.server.ts";
import { refuseForeignForm, webRequest } from "./own-forms.server.ts";
import { openPageCache, sendKept, type CachedPage } from "./page-cache.server.ts";
import { pageSession } from "./session-at-hand.server.ts";
import { photoPages } from "./uploads.server.ts";
import { chosenCurrency, detectedLanguage, languageOfPath, whereabouts } from "./visitor.server.ts";

type Showing = { shop: Shop; offer: Offer; request: FastifyRequest; reply: FastifyReply; language: Language };
type PageSide = Renderer & { shop: Shop; answer: Answer; site?: Pick<Site, "uploads"> };

/** Enough for what most visitors look at while the database is away. */
const warningMegabytes = 8;

/**
 * Every page of the site (spec 2): adds the language where it is missing, renders, and caches what is the same for
 * everybody.
 */
export function pageRoutes(app: FastifyInstance, side: PageSide): void {
  const cache = openPageCache(side.shop.config.PAGE_CACHE_MB);
  /** Cached pages with the warning that they may be stale. */
  const warning = openPageCache(warningMegabytes);
  const showMaintenance = maintenancePage(side);
  const showAway = awayPage(side);
  const onceForAll = madeOnce(side.shop.catalogueVersion, cache);

  const route: Pick<RouteOptions, "onRequest" | "handler"> = {
    // decided by the URL alone: rejecting must cost next to nothing, or the accepted requests pay for it
    onRequest: (request, reply, goOn) => {
      const language = languageOfPath(request.url);
      if (!language || !side.shop.atOnce.isFull()) return goOn();
      if (withOffer(side.shop.offer.known(), () => isKept(request, language))) return goOn();
      side.shop.metrics.turnedAway.inc();
      return void showAway({ request, reply, language }).catch(goOn);
    },
    handler: async (request, reply) => {
      const { shop, offer } = await atOneOffer(side.shop);
      return withOffer(offer, () => show({ shop, offer, request, reply }));
    },
  };
  app.route({ ...route, method: ["GET", "POST"], url: "/*" });
  photoPages(app, {
    paths: side.site?.uploads,
    origin: side.shop.origin,
    route,
    showAway: (request, reply) =>
      showAway({ request, reply, language: languageOfPath(request.url) ?? detectedLanguage(request) }),
  });

  async function show({ request, reply, ...at }: Omit<Showing, "language">) {
    const language = languageOfPath(request.url);
    if (!language) return reply.redirect(withLanguage(request, detectedLanguage(request)), 302);
    const elsewhere = onlyPartlyOffered(request.url, language);
    if (elsewhere) return reply.redirect(elsewhere, 302);
    const upgrade = await side.shop.maintenance.current();
    if (upgrade) return showMaintenance({ request, reply, language, upgrade });
    if (request.method === "POST") refuseForeignForm(request, side.shop.origin);
    const showing = { request, reply, language, ...at };
    try {
      // a private page never waits for another rendering of the same URL
      if (mayKeep(request)) return await showCached(showing);
      return await send(request, reply, await renderPage(showing));
    } catch (error) {
      const refusal = refusalOf(error, side.shop.log, loggedPath(request.url));
      if (refusal.code !== "TRY_AGAIN_LATER") throw refusal;
      return showAway({ request, reply, language });
    }
  }

  function mayKeep({ method, url }: FastifyRequest): boolean {
    return method !== "POST" && side.mayKeep(url);
  }

  /** Whether there is a cached page, of this version or an older one. */
  function isKept(request: FastifyRequest, language: Language): boolean {
    return mayKeep(request) && cache.last(keyOf(request, language)) !== undefined;
  }

  async function showCached(showing: Showing) {
    const { request, reply, language } = showing;
    const key = keyOf(request, language);
    try {
      const made = await keptOrMade(key, showing);
      if (hasMissed(request) && !("kind" in made && made.kind === "redirect"))
        return await sendToMissed(request, reply, language, made);
      if ("etag" in made) return await sendCached(request, reply, made);
      const last = made.kind === "page" && made.status === 503 ? cache.last(key) : undefined;
      return await (last ? sendWithWarning(request, reply, language, last) : send(request, reply, made));
    } catch (error) {
      const last = cache.last(key);
      if (!last) throw error;
      const refusal = refusalOf(error, side.shop.log, loggedPath(request.url));
      if (refusal.code !== "TRY_AGAIN_LATER") throw refusal;
      return sendWithWarning(request, reply, language, last);
    }
  }

  async function keptOrMade(key: string, showing: Showing): Promise<CachedPage | Rendered> {
    const given = await onceForAll(key, {
      version: showing.shop.catalogueVersion.current(),
      make: () => renderPage(showing),
      text: (made) => (made.kind === "page" && made.cacheable ? { status: made.status, body: made.html } : undefined),
    });
    if ("made" in given) return given.made;
    if (!given.anew) side.shop.metrics.pages.inc({ from: "cache" });
    return given.kept;
  }

  async function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
    // "private, no-cache": browsers may store it but must revalidate, since the price must be today's
    reply
      .header("cache-control", "private, no-cache")
      .header("vary", "accept-encoding, cookie")
      .type("text/html; charset=utf-8");
    await sendKept(request, reply, cache, page);
    side.shop.metrics.pageCacheBytes.set(cache.held().bytes);
    return reply;
  }

  async function sendToMissed(
    request: FastifyRequest,
    reply: FastifyReply,
    language: Language,
    made: CachedPage | RenderedPage,
  ) {
    const html = "etag" in made ? (await cache.body(made, "identity")).toString() : made.html;
    return send(request, reply, {
      kind: "page",
      status: made.status,
      html: sayMissed(reply, html, language),
      cacheable: false,
    });
  }

  async function sendWithWarning(request: FastifyRequest, reply: FastifyReply, language: Language, last: CachedPage) {
    const html = async () => withWarning((await cache.body(last, "identity")).toString(), language);
    const page =
      warning.find(last.key, last.etag) ?? (await warning.keep(last.key, last.etag, last.status, await html()));
    side.shop.metrics.pages.inc({ from: "warning" });
    reply
      .header("cache-control", "private, no-store")
      .header("vary", "accept-encoding, cookie")
      .type("text/html; charset=utf-8");
    return sendKept(request, reply, warning, page);
  }

  async function renderPage({ shop, offer, request, reply, language }: Showing): Promise<Rendered> {
    const { answer, render } = side;
    // cached pages must not contain a visitor's campaign; redirects keep it
    const { shown, campaign } = mayKeep(request) ? campaignApart(request.url) : { shown: request.url, campaign: "" };
    const context = contextFor(
      shop,
      { language, ...whereabouts(request, shop.config) },
      pageSession(request, reply, shop),
    );
    const ask: Ask = async (path, input) => {
      const { envelope } = await answer(path, input, context);
      if (envelope.resultCode === "TOKEN_VALID_FAIL") context.session.end();
      return envelope;
    };
    const end = shop.metrics.renderSeconds.startTimer();
    const rendered = await shop.atOnce.make(async () =>
      render({
        request: webRequest(request, new URL(shown, shop.origin)),
        language,
        currency: chosenCurrency(request, language),
        ask,
        offer,
        words: await changedWordsOf(context),
      }),
    );
    end();
    shop.metrics.pages.inc({ from: rendered.kind === "page" ? "render" : "redirect" });
    noteMissed(request, reply, rendered);
    if (rendered.kind === "page" && rendered.failure)
      shop.log.error({ err: rendered.failure, path: loggedPath(request.url) }, "a page failed");
    return rendered.kind === "redirect"
      ? { ...rendered, location: withCampaign(rendered.location, campaign) }
      : rendered;
  }
}

function keyOf(request: FastifyRequest, language: Language): string {
  return `${chosenCurrency(request, language)} ${campaignApart(request.url).shown}`;
}

function send(request: FastifyRequest, reply: FastifyReply, rendered: Rendered) {
  reply.header("cache-control", "private, no-store");
  if (rendered.kind === "redirect") return reply.redirect(rendered.location, rendered.status);
  if (rendered.status === 503) reply.header("retry-after", aMoment);
  return sendCompressed(request, reply.status(rendered.status).type("text/html; charset=utf-8"), rendered.html);
}

/** L2: adds the language prefix; path and query are preserved (the hash never reaches a server, browsers keep it). */
function withLanguage(request: FastifyRequest, language: Language): string {
  // `/\\[` would parse as a broken host, and `//evil.example` as a foreign one
  const url = URL.parse(request.url.replace(/^[/\\]+/, "/"), "http://shop") ?? new URL("http://shop");
  url.searchParams.delete("LT");
  return `/${language}${url.pathname === "/" ? "/homepage" : url.pathname}${url.search}`;
}

/** L3: a language that is not fully offered has no home page of its own. */
function onlyPartlyOffered(url: string, language: Language): string | undefined {
  if (offeredLanguages().includes(language)) return undefined;
  const home = /^\/[^/?]+(\/homepage)?\/?(?<query>\?.*)?$/.exec(url);
  return home ? `/${homeLanguage()}/homepage${home.groups?.query ?? ""}` : undefined;
}
