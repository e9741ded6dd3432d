import cookie from "@fastify/cookie";
import formbody from "@fastify/formbody";
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { Refusal } from "../../kernel/refusal.ts";
import { refusalEnvelope, refusalOf } from "../answer.server.ts";
import type { Config } from "../config.server.ts";
import type { Shop } from "../context.server.ts";
import { loggedPath, type Log } from "../log.server.ts";
import { noteRefusal } from "../security-log.server.ts";
import type { Site } from "../site.ts";
import { aMoment } from "./away-page.server.ts";
import { answerBrokenHttp, permissions, securityHeaders } from "./headers.server.ts";
import { boundHeldBodies } from "./held-bodies.server.ts";
import { callingLanguage, languageOfPath, whereabouts } from "./visitor.server.ts";

const callBytes = 65_536;
/**
 * Room for a URL that searches for 10,000 characters of any script, twelve bytes each: it deserves a page, not a
 * dropped connection.
 */
const headBytes = 131_072;
/**
 * A request that is not complete after 20 s, headers and body, is closed; Node checks every 5 s. Slow phones need a
 * fraction of that.
 */
const patience = { headersTimeout: 20_000, requestTimeout: 20_000, connectionsCheckingInterval: 5_000 };

/** What a route says of these about its own page stays. */
const ownOfRoutes = new Set(["content-security-policy", "x-frame-options"]);

type Watching = Pick<Shop, "log" | "metrics" | "vault">;
type Wishes = { config: Config; site: Pick<Site, "policy" | "camera">; payOrigins: string[] };

/**
 * The bare web server: limits, headers, and one place where failures become plain responses. `site`: its policy applies
 * to responses that set none of their own.
 */
export async function openWebServer({
  config,
  site,
  payOrigins,
  ...watching
}: Watching & Wishes): Promise<FastifyInstance> {
  const { log } = watching;
  const headers = securityHeaders({
    site,
    payOrigins,
    dev: config.FARWAVE_DEV,
    https: config.SHOP_MODE === "production",
  });
  const app = Fastify({
    bodyLimit: callBytes,
    http: { maxHeaderSize: headBytes, ...patience },
    trustProxy: (_address, hop) => hop < config.TRUSTED_PROXIES,
    requestTimeout: patience.requestTimeout,
    forceCloseConnections: "idle",
    // requests on open connections are still answered while the server closes
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2000 },
    // a URL that cannot be decoded fails before any route
    frameworkErrors: (error, request, reply) =>
      void plainly(asRefusal(error, log), request as FastifyRequest, (reply as FastifyReply).headers(headers)),
    clientErrorHandler: answerBrokenHttp(headers),
  }) as unknown as FastifyInstance;
  app.server.maxConnections = config.MAX_CONNECTIONS;
  app.addHook("onSend", async (request, reply) => {
    for (const [name, value] of Object.entries(headers))
      if (!ownOfRoutes.has(name) || !reply.hasHeader(name)) reply.header(name, value);
    if (isOneOf(site.camera, request.url)) reply.header("permissions-policy", permissions({ camera: true }));
  });
  boundHeldBodies(app, { config, metrics: watching.metrics, usual: callBytes });
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: callBytes });
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    const refusal = asRefusal(error, log, loggedPath(request.url));
    noteRefusal({ ...watching, visitor: whereabouts(request, config) }, refusal.code, {
      what: request.routeOptions.url,
    });
    return plainly(refusal, request, reply);
  });
  // every usual method has a route under /api, so only unusual methods get here
  app.setNotFoundHandler((request, reply) =>
    plainly(new Refusal(isCall(request) ? "METHOD_NOT_ALLOWED" : "NOT_FOUND"), request, reply),
  );
  return app;
}

/** A page of the site, below its language. */
function isOneOf(pages: readonly string[] | undefined, url: string): boolean {
  const language = languageOfPath(url);
  return language !== undefined && (pages?.includes(url.slice(language.length + 1).split("?", 1)[0]!) ?? false);
}

/** `routeOptions` know a call of another site than the storefront. */
const isCall = ({ url, routeOptions }: FastifyRequest) =>
  url.startsWith("/api/") || Boolean(routeOptions.url?.includes("/api/"));

function plainly(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOfPath(request.url) ?? callingLanguage(request);
  const { status, envelope } = refusalEnvelope(refusal, { visitor: { language } });
  reply.status(status).header("cache-control", "no-store");
  if (status === 503) reply.header("retry-after", aMoment);
  return isCall(request) ? reply.send(envelope) : reply.type("text/plain; charset=utf-8").send(envelope.resultMessage);
}

/** Maps the web server's own errors (malformed JSON, body too large …) to refusals. */
function asRefusal(error: FastifyError | Refusal, log: Log, path?: string): Refusal {
  if (error instanceof Refusal) return error;
  const { statusCode = 500 } = error;
  if (statusCode === 413) return new Refusal("TOO_LARGE");
  return statusCode < 500 ? new Refusal("INVALID_INPUT") : refusalOf(error, log, path);
}
