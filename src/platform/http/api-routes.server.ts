import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import { asCompiled } from "../../i18n/changed-words.ts";
import { wishHeader } from "../../kernel/file-bytes.ts";
import type { Language } from "../../kernel/language.ts";
import { oncePer } from "../../kernel/once-per.ts";
import { Refusal } from "../../kernel/refusal.ts";
import type { Answer } from "../answer.server.ts";
import { refusalEnvelope } from "../answer.server.ts";
import { contextFor, type Shop } from "../context.server.ts";
import { retryAfter } from "../maintenance.server.ts";
import type { Operation } from "../operation.server.ts";
import { ofCustomers, type Site } from "../site.ts";
import { aMoment } from "./away-page.server.ts";
import { sendBody, sendCompressed } from "./compressed.server.ts";
import type { KeptAnswers } from "./kept-answers.server.ts";
import { callSession } from "./session-at-hand.server.ts";
import { callingLanguage, callingVisitor } from "./visitor.server.ts";

/** By which a page that was made before a change learns of it (storefront/ground/visit/call). */
const wordsVersion = "words-version";

/** Calls whose body may be larger than others', and the field of the input that is a file. */
type Large = readonly { path: string; bodyLimit: number; file?: string | undefined }[];

type Wishes = {
  kept?: KeptAnswers;
  large?: Large;
  site?: Pick<Site, "at" | "session">;
};

/**
 * Spec 7: every call is `POST /api/<path>` with JSON; the body of the response is always the envelope, and the HTTP
 * status is the real one. A file may be the body itself: a third less than as base64, and nothing of it becomes text.
 */
export function apiRoutes(
  app: FastifyInstance,
  shop: Shop,
  answer: Answer,
  { kept, large = [], site = { at: "", session: ofCustomers } }: Wishes = {},
): void {
  void app.register(async (calls) => {
    // JSON only: a form on another site can send the other types without a CORS preflight
    calls.removeContentTypeParser(["text/plain", "application/x-www-form-urlencoded", "application/json"]);
    const parse = calls.getDefaultJsonParser("error", "error");
    // spec 7: a call without parameters has an empty body
    calls.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) =>
      body.trim() === "" ? done(null, {}) : parse(request, body, done),
    );
    calls.addContentTypeParser<Buffer>("application/octet-stream", { parseAs: "buffer" }, (request, body, done) => {
      const { config } = request.routeOptions;
      const { file } = config as { file?: string };
      if (file === undefined) return done(new Refusal("INVALID_INPUT"));
      const wish = decoded(request.headers[wishHeader]);
      return parse(request, wish, (error, others) =>
        error ? done(error) : done(null, { ...(others as object), [file]: body }),
      );
    });
    const notNow = oncePer((language: Language) =>
      Buffer.from(JSON.stringify(refusalEnvelope(new Refusal("TRY_AGAIN_LATER"), { visitor: { language } }).envelope)),
    );
    // before the body is read: a rejected request must cost next to nothing
    const onRequest: onRequestHookHandler = (request, reply, goOn) => {
      if (!shop.atOnce.isFull()) return goOn();
      shop.metrics.turnedAway.inc();
      reply
        .status(503)
        .header("retry-after", aMoment)
        .header("content-type", "application/json; charset=utf-8")
        .header("cache-control", "no-store");
      return void reply.send(notNow(callingLanguage(request)));
    };
    for (const { path, bodyLimit, file } of large)
      calls.post(`${site.at}/api${path}`, { onRequest, bodyLimit, config: { file } }, show);
    calls.all(`${site.at}/api/*`, { onRequest }, show);

    async function show(request: FastifyRequest, reply: FastifyReply) {
      const visitor = callingVisitor(request, shop.config);
      const session = callSession(request, reply, shop, site.session);
      const { until } = (await shop.maintenance.current()) ?? {};
      const { "*": wild } = request.params as { "*"?: string };
      const path = wild === undefined ? request.routeOptions.url!.slice(`${site.at}/api`.length) : `/${wild}`;
      const context = contextFor(shop, visitor, session);
      const answered =
        request.method !== "POST"
          ? refusalEnvelope(new Refusal("METHOD_NOT_ALLOWED"), { visitor })
          : until
            ? refusalEnvelope(new Refusal("UNDER_MAINTENANCE", { facts: { until: until.toISOString() } }), { visitor })
            : kept?.has(path)
              ? await kept.answer(path, request.body, context)
              : await shop.atOnce.make(() => answer(path, request.body, context));
      reply
        .status(answered.status)
        .header("content-type", "application/json; charset=utf-8")
        .header("cache-control", "no-store");
      const { changedWords } = shop;
      const words =
        "kept" in answered
          ? await changedWords.at(answered.kept.version).catch(() => changedWords.known())
          : changedWords.known();
      if (words.version !== asCompiled.version) reply.header(wordsVersion, words.version);
      if ("kept" in answered) return sendBody(request, reply, (encoding) => kept!.body(answered.kept, encoding));
      const { status, envelope } = answered;
      if (envelope.resultCode === "TOKEN_VALID_FAIL") session.end();
      if (status === 503) reply.header("retry-after", until ? retryAfter(until, shop.clock()) : aMoment);
      return sendCompressed(request, reply, JSON.stringify(envelope));
    }
  });
}

/** Those of them that say so in their contract. */
export const largeOf = (operations: readonly Operation[]): Large =>
  operations.flatMap(({ endpoint: { path, bodyBytes, file } }) =>
    bodyBytes ? [{ path, bodyLimit: bodyBytes, file }] : [],
  );

/** An escape that stands for nothing makes it no JSON. */
function decoded(header: string | string[] | undefined): string {
  try {
    return decodeURIComponent(String(header ?? "{}"));
  } catch {
    return "";
  }
}
