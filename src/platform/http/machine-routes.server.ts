import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../../kernel/refusal.ts";
import type { Shop } from "../context.server.ts";
import { atOneOffer, withOffer } from "../offer.server.ts";
import { openPageCache, sendKept, type CachedPage } from "./page-cache.server.ts";

/** Paths for crawlers and readers of feeds; their content comes from src/sites/storefront/machine-files.server.ts. */
const paths = ["/robots.txt", "/llms.txt", "/sitemap.xml", "/sitemap/:language/:part", "/status/:feed"];
const megabytesKept = 8;

/** Each file is made once per catalogue version and cached compressed. `undefined`: there is no such file. */
export function machineRoutes<Side extends Pick<Shop, "catalogueVersion" | "offer">>(
  app: FastifyInstance,
  side: Side,
  write: (shop: Side, path: string) => Promise<string | undefined>,
): void {
  const kept = openPageCache(megabytesKept);

  async function fileAt(path: string): Promise<CachedPage> {
    const { shop, offer } = await atOneOffer(side);
    const version = await shop.catalogueVersion.current();
    const known = kept.find(path, version);
    if (known) return known;
    const text = await withOffer(offer, () => write(shop, path));
    if (text === undefined) throw new Refusal("NOT_FOUND");
    return kept.keep(path, version, 200, text);
  }

  async function show(request: FastifyRequest, reply: FastifyReply) {
    const [path = ""] = request.url.split("?", 1);
    const file = await fileAt(path);
    const type = typeOf(path);
    reply.header("cache-control", "public, no-cache").header("vary", "accept-encoding").type(`${type}; charset=utf-8`);
    return sendKept(request, reply, kept, file);
  }

  function typeOf(path: string): string {
    if (!path.startsWith("/status/")) return path.endsWith(".xml") ? "application/xml" : "text/plain";
    return path.endsWith(".json") ? "application/feed+json" : "application/rss+xml";
  }

  for (const path of paths) app.get(path, show);
}
