import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLanguage, type Language } from "../../kernel/language.ts";
import type { PrepaidTariff } from "../../kernel/prepaid-tariff.ts";
import { Refusal } from "../../kernel/refusal.ts";
import type { Answer } from "../answer.server.ts";
import { contextFor, type Shop } from "../context.server.ts";
import type { Db } from "../database/database.server.ts";
import { sendPrivateFile } from "./private-file.server.ts";
import { pageSession } from "./session-at-hand.server.ts";
import { detectedLanguage, whereabouts } from "./visitor.server.ts";

type Asked = FastifyRequest<{ Querystring: { iccid?: string; pass?: string; lang?: unknown } }>;
type Card = { iccid: string; tariff: PrepaidTariff; from: Date };

/**
 * A prepaid card's records of six months as CSV, of whatever length: for whom /prepaid/getStatement answers, by the
 * browser's session.
 */
export function prepaidRecordsRoutes(
  app: FastifyInstance,
  shop: Shop,
  { answer, records }: { answer: Answer; records: (db: Db, card: Card, language: Language) => AsyncIterable<string> },
): void {
  app.get("/files/prepaid-records.csv", async (request: Asked, reply) => {
    const { iccid = "", pass, lang } = request.query;
    const language = isLanguage(lang) ? lang : detectedLanguage(request);
    const visitor = { language, ...whereabouts(request, shop.config) };
    const context = contextFor(shop, visitor, pageSession(request, reply, shop));
    const asked = { iccid, ...(pass !== undefined && { pass }) };
    const { envelope } = await answer("/prepaid/getStatement", asked, context);
    if (envelope.resultCode !== "SUCCESS") throw new Refusal(envelope.resultCode);
    const card = envelope.resultData as Omit<Card, "from"> & { from: string };
    return sendPrivateFile(reply, {
      name: "farwave-prepaid-records.csv",
      type: "text/csv; charset=utf-8",
      file: Readable.from(records(shop.db, { ...card, from: new Date(card.from) }, language), { highWaterMark: 1 }),
    });
  });
}
