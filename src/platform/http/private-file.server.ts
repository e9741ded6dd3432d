import type { FastifyReply } from "fastify";

export type PdfFile = { name: string; file: Buffer };

/** A file for whoever may have it, to be kept, and for nobody's cache and no search engine. */
export function sendPrivateFile(
  reply: FastifyReply,
  { name, type, file }: { name: string; type: string; file: Buffer | string },
): FastifyReply {
  return reply
    .header("cache-control", "private, no-store")
    .header("x-robots-tag", "noindex")
    .header("content-disposition", `attachment; filename="${name}"`)
    .type(type)
    .send(file);
}

export function sendPrivatePdf(reply: FastifyReply, { name, file }: PdfFile): FastifyReply {
  return sendPrivateFile(reply, { name, type: "application/pdf", file });
}
