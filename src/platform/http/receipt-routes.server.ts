import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLanguage, type Language } from "../../kernel/language.ts";
import type { Shop } from "../context.server.ts";
import { detectedLanguage, whereabouts } from "./visitor.server.ts";

export type AskedReceipt = { orderNumber: string; key: string; billTo: string; language: Language };
type Make = (asked: AskedReceipt) => Promise<{ name: string; file: Buffer }>;

/** Receipts to keep (requirements B7): drawn for whoever has the order's key, and for nobody's cache. */
export function receiptRoutes(app: FastifyInstance, { config, clock, limits }: Pick<Shop, "config" | "clock" | "limits">, make: Make): void {
  app.get("/files/receipt.pdf", async (request, reply) => {
    limits.spend("costly", whereabouts(request, config).address, clock());
    const { name, file } = await make(asked(request));
    return reply
      .header("cache-control", "private, no-store")
      .header("x-robots-tag", "noindex")
      .header("content-disposition", `attachment; filename="${name}"`)
      .type("application/pdf")
      .send(file);
  });
}

/** A field that is missing or comes twice counts as empty. */
function asked(request: FastifyRequest): AskedReceipt {
  const query = request.query as Record<string, unknown>;
  const text = (name: string) => (typeof query[name] === "string" ? query[name] : "");
  const lang = query["lang"];
  return { orderNumber: text("order"), key: text("key"), billTo: text("to"), language: isLanguage(lang) ? lang : detectedLanguage(request) };
}
