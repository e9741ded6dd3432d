import type { FastifyReply, FastifyRequest } from "fastify";
import { errorWords } from "../../i18n/errors.server.ts";
import { firstCurrency } from "../../kernel/currency.ts";
import { refused } from "../../kernel/envelope.ts";
import type { Language } from "../../kernel/language.ts";
import type { Shop } from "../context.server.ts";
import type { Renderer } from "../rendering.ts";
import { compressWell, type Encoding } from "./compressed.server.ts";
import { sendInstead } from "./page-cache.server.ts";

/** `Retry-After` in seconds when the database is away or the shop is overloaded. */
export const aMoment = 5;

type Asked = { request: FastifyRequest; reply: FastifyReply; language: Language };

/**
 * The page that replaces all others while the shop cannot render: rendered once per language from nothing that may be
 * unavailable, since every call in it is refused. It polls until the shop is back.
 */
export function awayPage({ shop, render }: Pick<Renderer, "render"> & { shop: Shop }) {
  /** In each content encoding: only the first rejected requests wait for it, all later ones get it at once. */
  const ready = new Map<Language, Promise<Record<Encoding, Buffer>>>();

  return async ({ request, reply, language }: Asked): Promise<FastifyReply> => {
    if (!ready.has(language)) ready.set(language, made(language));
    const bodies = await ready.get(language)!.catch((error: unknown) => {
      ready.delete(language);
      throw error;
    });
    shop.metrics.pages.inc({ from: "away" });
    return sendInstead(request, reply, (encoding) => bodies[encoding], aMoment);
  };

  async function made(language: Language): Promise<Record<Encoding, Buffer>> {
    const notNow = refused("TRY_AGAIN_LATER", errorWords(language).code("TRY_AGAIN_LATER"), { fields: [] });
    const request = new Request(new URL(`/${language}/homepage`, shop.origin));
    const rendered = await render({
      request,
      language,
      currency: firstCurrency(language),
      ask: async () => notNow,
      offer: shop.offer.known(),
      waiting: true,
    });
    if (rendered.kind === "redirect") throw new Error("the page that stands for others leads elsewhere");
    const identity = Buffer.from(rendered.html);
    return { identity, br: await compressWell(identity, "br"), gzip: await compressWell(identity, "gzip") };
  }
}

/** A cached page that may be stale starts with a warning. The attribute removes the warning on the next navigation. */
export function withWarning(html: string, language: Language): string {
  const warning = `<aside class="kept-page hue-gilt" role="status" data-first-page>${errorWords(language).keptPage}</aside>`;
  return html.includes("<body>") ? html.replace("<body>", () => `<body>${warning}`) : warning + html;
}
