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
  /** The page, if it was made from this catalogue version. */
  find(key: string, version: string): CachedPage | undefined;
  /** The latest page, of any version. */
  last(key: string): CachedPage | undefined;
  keep(key: string, version: string, status: number, html: string): Promise<CachedPage>;
  body(page: CachedPage, encoding: Encoding): Promise<Buffer>;
  /** Current size. */
  held(): { pages: number; bytes: number };
};

const unpacked = promisify(brotliDecompress);
/** Approximate overhead of an entry besides its bodies and key. */
const entryBytes = 1024;

/**
 * An LRU cache of rendered pages. Stored is the Brotli form, and the gzip form once somebody has asked for it; the
 * uncompressed page is ten times larger, hardly ever wanted, and decompressed in a fraction of a millisecond. API
 * clients often want no compression, so for answers that form is cached too once somebody has asked for it
 * (`identityToo`).
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
      // a Map keeps insertion order, so a page that is used moves to the end
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
      // a page that was evicted or replaced meanwhile does not come back
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

/** Sends it in the encoding that the client prefers, or 304. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: PageCache,
  page: CachedPage,
): Promise<FastifyReply> {
  reply.header("etag", page.etag);
  // proxies make the tag weak (W/"…") when they recompress
  if (request.headers["if-none-match"]?.includes(page.etag)) return reply.status(304).send();
  return sendBody(request, reply.status(page.status), (encoding) => cache.body(page, encoding));
}

/** Sends a page in place of the requested one: never cached, with `Retry-After: seconds`. */
export async function sendInstead(
  request: FastifyRequest,
  reply: FastifyReply,
  body: (encoding: Encoding) => Buffer | Promise<Buffer>,
  seconds: number,
): Promise<FastifyReply> {
  reply.header("retry-after", seconds).header("cache-control", "no-store");
  return sendBody(request, reply.status(503).type("text/html; charset=utf-8"), body);
}

/** Copies the bytes: zlib may return a small slice of a larger buffer, which would stay in memory. */
function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
