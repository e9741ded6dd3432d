import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLanguage, type Language } from "../../kernel/language.ts";
import type { Shop } from "../context.server.ts";
import { sendPrivatePdf, type PdfFile } from "./private-file.server.ts";
import { detectedLanguage, whereabouts } from "./visitor.server.ts";

/** `number`: of an order, or of a top-up. */
type AskedReceipt = { number: string; key: string; billTo: string; language: Language };
type Make = (asked: AskedReceipt) => Promise<PdfFile>;
type Makes = { order: Make; topUp: Make };

/** Receipts (requirements B7): rendered for holders of the key of the order or top-up, never cached. */
export function receiptRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, "config" | "clock" | "limits" | "db" | "vault">,
  { order, topUp }: Makes,
): void {
  const serve = (path: string, numbered: string, make: Make) =>
    app.get(path, async (request, reply) => {
      await shop.limits.spend("costly", { ...shop, visitor: whereabouts(request, shop.config), now: shop.clock() });
      return sendPrivatePdf(reply, await make(asked(request, numbered)));
    });
  serve("/files/receipt.pdf", "order", order);
  serve("/files/top-up-receipt.pdf", "number", topUp);
}

/** A field that is missing or repeated counts as empty. */
function asked(request: FastifyRequest, numbered: string): AskedReceipt {
  const query = request.query as Record<string, unknown>;
  const text = (name: string) => (typeof query[name] === "string" ? query[name] : "");
  const lang = query["lang"];
  return {
    number: text(numbered),
    key: text("key"),
    billTo: text("to"),
    language: isLanguage(lang) ? lang : detectedLanguage(request),
  };
}
