import type { FastifyReply, FastifyRequest } from "fastify";
import { asCompiled } from "../../i18n/changed-words.ts";
import { firstCurrency } from "../../kernel/currency.ts";
import { success } from "../../kernel/envelope.ts";
import type { Language } from "../../kernel/language.ts";
import { offerHere } from "../../kernel/offer.ts";
import type { Answer } from "../answer.server.ts";
import { changedWordsOf } from "../changed-words.server.ts";
import { contextFor, type Shop } from "../context.server.ts";
import { retryAfter, type Upgrade } from "../maintenance.server.ts";
import type { Ask, Renderer } from "../rendering.ts";
import { openPageCache, sendInstead } from "./page-cache.server.ts";

type Closed = { request: FastifyRequest; reply: FastifyReply; language: Language; upgrade: Upgrade };

/**
 * While the shop is closed, the page of /upgrading is shown at every URL, so that a reload later brings back what was
 * requested. It is rendered once per language and what visitors are told, from nothing that may be unavailable.
 */
export function maintenancePage({ shop, answer, render }: Pick<Renderer, "render"> & { shop: Shop; answer: Answer }) {
  const pages = openPageCache(4);

  return async ({ request, reply, language, upgrade: { until, reason } }: Closed): Promise<FastifyReply> => {
    const now = shop.clock();
    const version = JSON.stringify([until, until <= now, reason, offerHere()]);
    const page = pages.find(language, version) ?? (await pages.keep(language, version, 503, await made(language)));
    shop.metrics.pages.inc({ from: "maintenance" });
    return sendInstead(request, reply, (encoding) => pages.body(page, encoding), retryAfter(until, now));
  };

  async function made(language: Language): Promise<string> {
    const context = contextFor(shop, { language, address: "" });
    const ask: Ask = async (path, input) =>
      path === "/common/getMaintenance" ? (await answer(path, input, context)).envelope : success({});
    const rendered = await render({
      request: new Request(new URL(`/${language}/upgrading`, shop.origin)),
      language,
      currency: firstCurrency(language),
      ask,
      offer: offerHere(),
      words: await changedWordsOf(shop).catch(() => asCompiled),
      waiting: true,
    });
    if (rendered.kind === "redirect") throw new Error("the page of an upgrade leads elsewhere");
    if (rendered.failure) shop.log.error({ err: rendered.failure }, "the page of an upgrade failed");
    return rendered.html;
  }
}
