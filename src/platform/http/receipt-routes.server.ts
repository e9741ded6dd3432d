import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLanguage, type Language } from "../../kernel/language.ts";
import type { Shop } from "../context.server.ts";
import { sendPrivatePdf, type PdfFile } from "./private-file.server.ts";
import { detectedLanguage, whereabouts } from "./visitor.server.ts";

type AskedReceipt = { orderNumber: string; key: string; billTo: string; language: Language };
type Make = (asked: AskedReceipt) => Promise<PdfFile>;

/** Receipts (requirements B7): rendered for holders of the order's key, never cached. */
export function receiptRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, "config" | "clock" | "limits" | "db" | "vault">,
  make: Make,
): void {
  app.get("/files/receipt.pdf", async (request, reply) => {
    await shop.limits.spend("costly", { ...shop, visitor: whereabouts(request, shop.config), now: shop.clock() });
    return sendPrivatePdf(reply, await make(asked(request)));
  });
}

/** A field that is missing or repeated counts as empty. */
function asked(request: FastifyRequest): AskedReceipt {
  const query = request.query as Record<string, unknown>;
  const text = (name: string) => (typeof query[name] === "string" ? query[name] : "");
  const lang = query["lang"];
  return {
    orderNumber: text("order"),
    key: text("key"),
    billTo: text("to"),
    language: isLanguage(lang) ? lang : detectedLanguage(request),
  };
}
