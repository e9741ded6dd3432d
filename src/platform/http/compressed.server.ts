import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const worthIt = 1400;

export type Encoding = "br" | "gzip" | "identity";

export function acceptedEncoding(request: FastifyRequest): Encoding {
  const offers = (request.headers["accept-encoding"] ?? "").toLowerCase().split(",");
  // `;q=0` means: never this one
  const accepted = offers.filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer)).map((offer) => offer.split(";", 1)[0]!.trim());
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding)) ?? "identity";
}

/** `careful`: for what is compressed once and sent often. Below one packet nothing is gained. */
export async function compress(text: string | Buffer, encoding: Encoding, careful = false): Promise<Buffer> {
  const bytes = Buffer.from(text);
  if (encoding === "br") return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: careful ? 9 : 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  return encoding === "gzip" ? gzipped(bytes, { level: careful ? 9 : 4 }) : bytes;
}

export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, body: string): Promise<FastifyReply> {
  const encoding = body.length < worthIt ? "identity" : acceptedEncoding(request);
  reply.header("vary", "accept-encoding");
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(await compress(body, encoding));
}
