import type { FastifyReply, FastifyRequest } from "fastify";
import { detectLanguage, shownLanguage, type Language } from "../../kernel/language.ts";
import { pageHeaders } from "../payment/page-headers.ts";

export function field(body: unknown, name: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === "string" ? value : "";
}

export function languageOf({ query, headers }: FastifyRequest): Language {
  const lt = field(query, "LT");
  return shownLanguage(
    detectLanguage({
      ...(lt && { lt }),
      ...(headers["accept-language"] && { acceptLanguage: headers["accept-language"] }),
    }),
  );
}

export function sendPage(reply: FastifyReply, status: number, markup: string): FastifyReply {
  return reply.code(status).headers(pageHeaders()).type("text/html; charset=utf-8").send(markup);
}
