import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Money } from "../../kernel/money.ts";
import { amountText } from "../../kernel/money.ts";
import { Refusal } from "../../kernel/refusal.ts";
import type { Answer } from "../answer.server.ts";
import { contextFor, type Shop } from "../context.server.ts";
import { byteOrderMark, csv } from "../csv.ts";
import { sendPrivateFile } from "./private-file.server.ts";
import { pageSession } from "./session-at-hand.server.ts";
import { detectedLanguage, whereabouts } from "./visitor.server.ts";

type Asked = FastifyRequest<{ Querystring: { iccid?: string; pass?: string } }>;
type Line = {
  kind: string;
  at: string;
  country: string | null;
  carrier: string | null;
  bytes: number | null;
  amount: Money;
  balance: Money;
};

/** A prepaid card's records of six months as CSV: the answer of /prepaid/getStatement for the browser's session. */
export function prepaidRecordsRoutes(app: FastifyInstance, shop: Shop, answer: Answer): void {
  app.get("/files/prepaid-records.csv", async (request: Asked, reply) => {
    const language = detectedLanguage(request);
    const visitor = { language, ...whereabouts(request, shop.config) };
    const context = contextFor(shop, visitor, pageSession(request, reply, shop));
    const { iccid = "", pass } = request.query;
    const asked = { iccid, ...(pass !== undefined && { pass }) };
    const { envelope } = await answer("/prepaid/getStatement", asked, context);
    if (envelope.resultCode !== "SUCCESS") throw new Refusal(envelope.resultCode);
    const { lines } = envelope.resultData as { lines: Line[] };
    return sendPrivateFile(reply, {
      name: "farwave-prepaid-records.csv",
      type: "text/csv; charset=utf-8",
      file: csvOf(lines),
    });
  });
}

const head = ["at", "kind", "country", "network", "bytes", "amount_hkd", "balance_hkd"];

function csvOf(lines: readonly Line[]): string {
  const rows = lines.map(({ at, kind, country, carrier, bytes, amount, balance }) => [
    at,
    kind,
    country ?? "",
    carrier ?? "",
    String(bytes ?? ""),
    plain(amount),
    plain(balance),
  ]);
  return byteOrderMark + csv([head, ...rows]);
}

const plain = (amount: Money) => amountText(amount).replace("−", "-").replaceAll(",", "");
