import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CallRefused } from "../../kernel/envelope.ts";
import { detectLanguage, fullyOffered, shownLanguage, type Language } from "../../kernel/language.ts";
import { ownPath } from "../../kernel/own-path.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { cookieNames } from "../../kernel/visitor.ts";
import type { Answer } from "../answer.server.ts";
import { contextFor, type Shop } from "../context.server.ts";
import { loggedPath } from "../log.server.ts";
import type { Ask, Renderer } from "../rendering.ts";
import type { Site } from "../site.ts";
import { sendCompressed } from "./compressed.server.ts";
import { contentPolicy, drawnPagePolicy, letterPolicy } from "./headers.server.ts";
import { refuseForeignForm, webRequest } from "./own-forms.server.ts";
import { sendPrivateFile, type PrivateFile } from "./private-file.server.ts";
import { pageSession } from "./session-at-hand.server.ts";
import { uploadPages } from "./uploads.server.ts";
import { chosenCurrency, whereabouts } from "./visitor.server.ts";

/** Made of what operations answer, so that the right to it is asked where it always is. */
export type FileOfSite = (asked: { query: unknown; language: Language; ask: Ask; now: Date }) => Promise<PrivateFile>;

type Side = Pick<Renderer, "render"> & {
  site: Site;
  shop: Shop;
  answer: Answer;
  /** By their name below `files/` of the site. */
  files?: Readonly<Record<string, FileOfSite>>;
  /** Those of which the trail keeps that they were made: a form asks for one, and `back` in its address is its page. */
  recordedFiles?: Readonly<Record<string, FileOfSite>>;
  /** E-mails that a page of the site shows in a frame, by their name below `frames/`. */
  frames?: Readonly<Record<string, FileOfSite>>;
  /** Pages of the shop that a page of the site shows in a frame, drawn and without anything that acts. */
  drawnPages?: Readonly<Record<string, FileOfSite>>;
};

const aYear = 31_536_000;

/**
 * The pages of a site where each is somebody's own: none is kept by us, by a browser or by a machine that searches,
 * none opens in a frame (but the e-mails that such a page shows), and the shop's maintenance does not close them. The
 * language is a choice of the person, not of the address, so that an address can be handed to a colleague.
 */
export function privatePages(
  app: FastifyInstance,
  { site, shop, answer, render, files = {}, recordedFiles = {}, frames = {}, drawnPages = {} }: Side,
): void {
  const languageCookie = `${site.session.prefix}${cookieNames.languageBase}`;
  const policy = contentPolicy({ site, dev: shop.config.FARWAVE_DEV });

  void app.register(async (pages) => {
    pages.addHook("onRequest", async (_request, reply) => {
      reply
        .header("content-security-policy", policy)
        .header("cache-control", "private, no-store")
        .header("x-robots-tag", "noindex, nofollow");
    });
    pages.post(`${site.at}/language`, (request, reply) => {
      refuseForeignForm(request, shop.origin);
      const { language, returnTo } = (request.body ?? {}) as Record<string, unknown>;
      const path = ownPath(returnTo);
      if (fullyOffered.includes(language as Language))
        reply.setCookie(languageCookie, language as Language, { path: site.at, maxAge: aYear, sameSite: "strict" });
      return reply.redirect(path?.startsWith(site.at) ? path : site.at, 303);
    });
    for (const [name, make] of Object.entries(files))
      pages.get(`${site.at}/files/${name}`, (request, reply) => send(make, request, reply, sendPrivateFile));
    for (const [name, make] of Object.entries(recordedFiles))
      pages.post(`${site.at}/files/${name}`, (request, reply) => sendRecorded(make, request, reply));
    for (const [name, make] of Object.entries(frames))
      pages.get(`${site.at}/frames/${name}`, (request, reply) => send(make, request, reply, sendFramed));
    for (const [name, make] of Object.entries(drawnPages))
      pages.get(`${site.at}/frames/${name}`, (request, reply) => draw(make, request, reply));
    uploadPages(pages, { site, shop, show });
    for (const url of [site.at, `${site.at}/*`]) pages.route({ method: ["GET", "POST"], url, handler: show });
  });

  async function show(request: FastifyRequest, reply: FastifyReply) {
    if (request.method === "POST") refuseForeignForm(request, shop.origin);
    const { language, ask } = askedBy(request, reply);
    const rendered = await shop.atOnce.make(() =>
      render({
        request: webRequest(request, new URL(request.url, shop.origin)),
        language,
        currency: chosenCurrency(request, language),
        ask,
      }),
    );
    if (rendered.kind === "redirect")
      return isKeptQuietly(request, rendered.location)
        ? reply.code(204).send()
        : reply.redirect(rendered.location, rendered.status);
    const { failure, failureId } = rendered;
    if (failure) shop.log.error({ err: failure, failureId, path: loggedPath(request.url) }, "a page failed");
    return sendCompressed(request, reply.status(rendered.status).type("text/html; charset=utf-8"), rendered.html);
  }

  async function send(make: FileOfSite, request: FastifyRequest, reply: FastifyReply, as: typeof sendPrivateFile) {
    try {
      const file = await make({ query: request.query, now: shop.clock(), ...askedBy(request, reply, "anew") });
      return as(reply, file);
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (error.code !== "TOKEN_VALID_FAIL") throw new Refusal(error.code);
      return reply.redirect(signInAt(request.url), 303);
    }
  }

  /** Limited as a page and as a call: a link to a draft is drawn for whoever has it. */
  async function draw(make: FileOfSite, request: FastifyRequest, reply: FastifyReply) {
    const visitor = whereabouts(request, shop.config);
    await shop.limits.spend("compute", { ...shop, visitor, now: shop.clock() });
    return send((asked) => shop.atOnce.make(() => make(asked)), request, reply, sendDrawnPage);
  }

  function signInAt(back: string): string {
    return `${site.at}/sign-in?${new URLSearchParams({ back })}`;
  }

  /** What is refused is said on the page of the form, by its code. */
  async function sendRecorded(make: FileOfSite, request: FastifyRequest, reply: FastifyReply) {
    refuseForeignForm(request, shop.origin);
    const back = ownPath((request.query as Record<string, unknown>)["back"]);
    const page = back?.startsWith(`${site.at}/`) ? back : site.at;
    try {
      const file = await make({ query: request.body ?? {}, now: shop.clock(), ...askedBy(request, reply, "anew") });
      return sendPrivateFile(reply, file);
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (error.code === "TOKEN_VALID_FAIL") return reply.redirect(signInAt(page), 303);
      // asked for on a page, which sends the form here again
      if (error.code === "CONFIRM_FIRST") return show(request, reply);
      const form = new URL(page, shop.origin);
      form.searchParams.set("refused", error.code);
      return reply.redirect(form.pathname + form.search, 303);
    }
  }

  /** `anew`: each question looks its session up, as a file may be read for minutes. */
  function askedBy(request: FastifyRequest, reply: FastifyReply, lookUp: "once" | "anew" = "once") {
    const language = languageOf(request);
    const session = pageSession(request, reply, shop, site.session);
    const context = contextFor(shop, { language, ...whereabouts(request, shop.config) }, session);
    const sessionNow = () => (lookUp === "once" ? session : pageSession(request, reply, shop, site.session));
    const ask: Ask = async (path, input) => {
      const { envelope } = await answer(path, input, { ...context, session: sessionNow() });
      if (envelope.resultCode === "TOKEN_VALID_FAIL") session.end();
      return envelope;
    };
    return { language, ask };
  }

  function languageOf(request: FastifyRequest): Language {
    const chosen = request.cookies[languageCookie] as Language | undefined;
    if (chosen && fullyOffered.includes(chosen)) return chosen;
    // before a choice the browser's, never the one that was chosen in the shop
    return shownLanguage(detectLanguage({ acceptLanguage: request.headers["accept-language"] }));
  }
}

/** A script that keeps what is typed (RFC 7240) has no use for the page it is typed on; led elsewhere, it has not kept it. */
const isKeptQuietly = ({ method, headers, url }: FastifyRequest, location: string): boolean =>
  method === "POST" && headers["prefer"] === "return=minimal" && location.split(/[?#]/)[0] === url.split("?")[0];

/** Sandboxed also where somebody opens it alone: it has no origin, so that nothing in it could reach the site. */
function sendFramed(reply: FastifyReply, { type, file }: PrivateFile): FastifyReply {
  return sendInFrame(reply, { type, file }, `${letterPolicy("'self'")}; sandbox`);
}

function sendDrawnPage(reply: FastifyReply, page: PrivateFile): FastifyReply {
  return sendInFrame(reply, page, drawnPagePolicy);
}

function sendInFrame(
  reply: FastifyReply,
  { type, file }: Pick<PrivateFile, "type" | "file">,
  policy: string,
): FastifyReply {
  return reply.header("content-security-policy", policy).header("x-frame-options", "SAMEORIGIN").type(type).send(file);
}
