import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLanguage, type Language } from "../../kernel/language.ts";
import type { Shop, Visitor } from "../context.server.ts";
import { sendPrivateFile, sendPrivatePdf, type PdfFile, type PrivateFile } from "./private-file.server.ts";
import { callingVisitor } from "./visitor.server.ts";

type AskedInstall = {
  link: { id?: string; orderNumber: string; position: number; key: string; share: string };
  language: Language;
};
type Make<File> = (asked: AskedInstall, visitor: Visitor) => Promise<File>;
type Files = {
  install: Make<PdfFile>;
  calendar: Make<{ name: string; file: string }>;
  wallet: (asked: AskedInstall & { wallet: string }, visitor: Visitor) => Promise<URL | PrivateFile>;
};

/**
 * The install instructions of one eSIM as a PDF, its days as a calendar and its pass for a phone's wallet, for holders of
 * its key or of a shared link; never cached.
 */
export function installRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, "config" | "clock" | "limits" | "db" | "vault">,
  { install, calendar, wallet }: Files,
): void {
  app.get("/files/install.pdf", async (request, reply) => sendPrivatePdf(reply, await made(request, install)));
  app.get("/files/trip.ics", async (request, reply) =>
    sendPrivateFile(reply, { ...(await made(request, calendar)), type: "text/calendar; charset=utf-8" }),
  );

  app.get<{ Params: { wallet: string } }>("/files/wallet/:wallet", async (request, reply) => {
    const pass = await made(request, (link, visitor) => wallet({ ...link, ...request.params }, visitor));
    if (!(pass instanceof URL)) return sendPrivateFile(reply, pass);
    return reply.header("cache-control", "private, no-store").redirect(pass.href, 303);
  });

  async function made<File>(request: FastifyRequest, make: Make<File>): Promise<File> {
    const visitor = callingVisitor(request, shop.config);
    await shop.limits.spend("costly", { ...shop, visitor, now: shop.clock() });
    return make(asked(request, visitor.language), visitor);
  }
}

/** A field that is missing or repeated counts as empty. */
function asked(request: FastifyRequest, otherwise: Language): AskedInstall {
  const query = request.query as Record<string, unknown>;
  const text = (name: string) => (typeof query[name] === "string" ? query[name] : "");
  const [lang, esim] = [query["lang"], text("esim")];
  const id = text("id");
  const link = {
    ...(id && { id }),
    orderNumber: text("order"),
    position: /^\d{1,2}$/.test(esim) ? Number(esim) : 1,
    key: text("key"),
    share: text("share"),
  };
  return { link, language: isLanguage(lang) ? lang : otherwise };
}
