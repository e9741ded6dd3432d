import type { FastifyReply, FastifyRequest } from "fastify";
import { errorWords } from "../../i18n/errors.server.ts";
import { refused } from "../../kernel/envelope.ts";
import { firstCurrency } from "../../kernel/currency.ts";
import type { Language } from "../../kernel/language.ts";
import type { Shop } from "../context.server.ts";
import type { Renderer } from "../rendering.ts";
import { openPageCache, sendInstead } from "./page-cache.server.ts";

/** `Retry-After` in seconds, where the database is away or too many ask at once. */
export const aMoment = 5;

type Asked = { request: FastifyRequest; reply: FastifyReply; language: Language };

/**
 * While the shop cannot make a page, this one stands at its address: made once for each language, of nothing that may be away, since
 * every question is answered with "not now". It looks by itself whether the shop is back.
 */
export function awayPage({ shop, render }: Pick<Renderer, "render"> & { shop: Shop }) {
  const pages = openPageCache(2);

  return async ({ request, reply, language }: Asked): Promise<FastifyReply> => {
    const page = pages.find(language, "") ?? (await pages.keep(language, "", 503, await made(language)));
    shop.metrics.pages.inc({ from: "away" });
    return sendInstead(request, reply, pages, page, aMoment);
  };

  async function made(language: Language): Promise<string> {
    const notNow = refused("TRY_AGAIN_LATER", errorWords(language).code("TRY_AGAIN_LATER"), { fields: [] });
    const request = new Request(new URL(`/${language}/homepage`, shop.origin));
    const rendered = await render({ request, language, currency: firstCurrency(language), ask: async () => notNow, waiting: true });
    if (rendered.kind === "redirect") throw new Error("the page that stands for others leads elsewhere");
    return rendered.html;
  }
}

/** A kept page that may be of yesterday says so, first of all. The mark takes the words away when the visitor goes on to another page. */
export function withWarning(html: string, language: Language): string {
  const warning = `<aside class="kept-page hue-gilt" role="status" data-first-page>${errorWords(language).keptPage}</aside>`;
  return html.includes("<body>") ? html.replace("<body>", `<body>${warning}`) : warning + html;
}
