import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { compressWell, sendBody, type Encoding } from "./compressed.server.ts";

export type CachedPage = {
  key: string;
  version: string;
  status: number;
  etag: string;
  br: Buffer;
  gzip?: Buffer;
  identity?: Buffer;
};

export type PageCache = {
  /** The page, if it was made from this version of the catalogue. */
  find(key: string, version: string): CachedPage | undefined;
  /** The page as it was made last, of whatever version. */
  last(key: string): CachedPage | undefined;
  keep(key: string, version: string, status: number, html: string): Promise<CachedPage>;
  body(page: CachedPage, encoding: Encoding): Promise<Buffer>;
  /** What is kept at the moment. */
  held(): { pages: number; bytes: number };
};

const unpacked = promisify(brotliDecompress);
/** What an entry takes beside its bodies and its key, roughly. */
const entryBytes = 1024;

/**
 * Rendered pages that are the same for everybody, the longest unused thrown out first. Kept is the form for browsers,
 * and the one for gzip once somebody has asked for it; the page as it stands is ten times larger, hardly ever wanted,
 * and unpacked in a fraction of a millisecond. Programs that call often take no compression, so of answers that form is
 * kept, too, once somebody has asked for it (`identityToo`).
 */
export function openPageCache(megabytes: number, { identityToo = false } = {}): PageCache {
  const pages = new Map<string, CachedPage>();
  const most = megabytes * 1024 * 1024;
  let held = 0;

  const weight = ({ key, br, gzip, identity }: CachedPage) =>
    entryBytes + 2 * key.length + br.length + (gzip?.length ?? 0) + (identity?.length ?? 0);
  const drop = (key: string) => {
    const page = pages.get(key);
    if (!page) return;
    held -= weight(page);
    pages.delete(key);
  };
  const add = (page: CachedPage) => {
    drop(page.key);
    if (weight(page) > most) return;
    pages.set(page.key, page);
    held += weight(page);
    for (const oldest of pages.keys()) {
      if (held <= most) break;
      drop(oldest);
    }
  };

  return {
    find(key, version) {
      const page = pages.get(key);
      if (page?.version !== version) return undefined;
      // a Map remembers the order of writing, so the used page goes to the end
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    last: (key) => pages.get(key),
    async keep(key, version, status, html) {
      const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
      const page: CachedPage = { key, version, status, etag, br: exactly(await compressWell(html, "br")) };
      add(page);
      return page;
    },
    async body(page, encoding) {
      const known = page[encoding];
      if (known) return known;
      const plain = page.identity ?? (await unpacked(page.br));
      if (encoding === "identity" && !identityToo) return plain;
      const form = exactly(encoding === "identity" ? plain : await compressWell(plain, encoding));
      // a page that was thrown out or replaced meanwhile does not come back
      if (pages.get(page.key) === page && !page[encoding]) {
        drop(page.key);
        page[encoding] = form;
        add(page);
      }
      return form;
    },
    held: () => ({ pages: pages.size, bytes: held }),
  };
}

/** Sends it as the browser likes it compressed, or says that the browser has it already. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: PageCache,
  page: CachedPage,
): Promise<FastifyReply> {
  reply.header("etag", page.etag);
  // proxies mark the tag as weak (W/"…") when they compress anew
  if (request.headers["if-none-match"]?.includes(page.etag)) return reply.status(304).send();
  return sendBody(request, reply.status(page.status), (encoding) => cache.body(page, encoding));
}

/**
 * A page that stands at other addresses than its own, for now: nobody is to keep it, and whoever asked comes again
 * after `seconds`.
 */
export async function sendInstead(
  request: FastifyRequest,
  reply: FastifyReply,
  body: (encoding: Encoding) => Buffer | Promise<Buffer>,
  seconds: number,
): Promise<FastifyReply> {
  reply.header("retry-after", seconds).header("cache-control", "no-store");
  return sendBody(request, reply.status(503).type("text/html; charset=utf-8"), body);
}

/** A copy that holds its own bytes and no more: what zlib returns may be a small part of a larger piece of memory. */
function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
