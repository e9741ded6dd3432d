import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../../kernel/refusal.ts";
import type { Shop } from "../context.server.ts";
import { atOneOffer, withOffer } from "../offer.server.ts";
import { sendCompressed } from "./compressed.server.ts";
import { madeOnce } from "./made-once.server.ts";
import { openPageCache, sendKept } from "./page-cache.server.ts";

/** Paths for crawlers and readers of feeds; their content comes from src/sites/storefront/machine-files.server.ts. */
const paths = ["/robots.txt", "/llms.txt", "/sitemap.xml", "/sitemap/:language/:part", "/status/:feed"];
/** Short, and refused by no busy shop: to a crawler 5xx instead of robots.txt closes the whole site. */
const evenWhenFull = new Set(["/robots.txt", "/llms.txt"]);
const megabytesKept = 8;

/**
 * Each file is made once per catalogue version, for all who ask at that moment, and cached compressed. `undefined`: there
 * is no such file.
 */
export function machineRoutes<Side extends Pick<Shop, "catalogueVersion" | "offer" | "atOnce">>(
  app: FastifyInstance,
  side: Side,
  write: (shop: Side, path: string) => Promise<string | undefined>,
): void {
  const cache = openPageCache(megabytesKept);
  const onceForAll = madeOnce(side.catalogueVersion, cache);

  async function fileAt(path: string) {
    const { shop, offer } = await atOneOffer(side);
    const make = () => withOffer(offer, () => write(shop, path));
    return onceForAll(path, {
      version: shop.catalogueVersion.current(),
      make: () => (evenWhenFull.has(path) ? make() : side.atOnce.make(make)),
      text: (body) => (body === undefined ? undefined : { status: 200, body }),
    });
  }

  async function show(request: FastifyRequest, reply: FastifyReply) {
    const [path = ""] = request.url.split("?", 1);
    const file = await fileAt(path);
    if ("made" in file && file.made === undefined) throw new Refusal("NOT_FOUND");
    const type = typeOf(path);
    reply.header("cache-control", "public, no-cache").header("vary", "accept-encoding").type(`${type}; charset=utf-8`);
    return "kept" in file ? sendKept(request, reply, cache, file.kept) : sendCompressed(request, reply, file.made!);
  }

  function typeOf(path: string): string {
    if (!path.startsWith("/status/")) return path.endsWith(".xml") ? "application/xml" : "text/plain";
    return path.endsWith(".json") ? "application/feed+json" : "application/rss+xml";
  }

  for (const path of paths) app.get(path, show);
}
