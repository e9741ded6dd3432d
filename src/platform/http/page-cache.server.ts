import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding, compress, type Encoding } from "./compressed.server.ts";

export type CachedPage = { version: string; status: number; etag: string; bodies: Record<Encoding, Buffer> };

export type PageCache = {
  /** The page, if it was made from this version of the catalogue. */
  find(key: string, version: string): CachedPage | undefined;
  keep(key: string, version: string, status: number, html: string): Promise<CachedPage>;
};

/** Rendered pages that are the same for everybody, compressed once, the longest unused thrown out first. */
export function openPageCache(megabytes: number): PageCache {
  const pages = new Map<string, CachedPage>();
  const most = megabytes * 1024 * 1024;
  let held = 0;

  const weight = ({ bodies }: CachedPage) => bodies.br.length + bodies.gzip.length + bodies.identity.length;
  const drop = (key: string) => {
    const page = pages.get(key);
    if (!page) return;
    held -= weight(page);
    pages.delete(key);
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
    async keep(key, version, status, html) {
      const [br, gzip, identity] = await Promise.all([compress(html, "br", true), compress(html, "gzip", true), compress(html, "identity")]);
      const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
      const page: CachedPage = { version, status, etag, bodies: { br, gzip, identity } };
      drop(key);
      if (weight(page) > most) return page;
      pages.set(key, page);
      held += weight(page);
      for (const oldest of pages.keys()) {
        if (held <= most) break;
        drop(oldest);
      }
      return page;
    },
  };
}

/** Sends it as the browser likes it compressed, or says that the browser has it already. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.header("etag", page.etag);
  // proxies mark the tag as weak (W/"…") when they compress anew
  if (request.headers["if-none-match"]?.includes(page.etag)) return reply.status(304).send();
  const encoding = acceptedEncoding(request);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.status(page.status).send(page.bodies[encoding]);
}
