import type { FastifyReply } from "fastify";

export type PdfFile = { name: string; file: Buffer };

/** A file for whoever asked with the right key, to be kept, and for nobody's cache and no search engine. */
export function sendPrivatePdf(reply: FastifyReply, { name, file }: PdfFile): FastifyReply {
  return reply
    .header("cache-control", "private, no-store")
    .header("x-robots-tag", "noindex")
    .header("content-disposition", `attachment; filename="${name}"`)
    .type("application/pdf")
    .send(file);
}
