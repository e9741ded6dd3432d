import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

export type PdfFile = { name: string; file: Buffer };
/** A stream is sent as it is read; when it fails, the download does. */
export type PrivateFile = { name: string; type: string; file: Buffer | string | Readable };

/** Sends a private file as a download, never cached and never indexed. */
export function sendPrivateFile(reply: FastifyReply, { name, type, file }: PrivateFile): FastifyReply {
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
