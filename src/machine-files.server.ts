import { defaultCurrency } from "./kernel/currency.ts";
import { documentsWritten, topicsWritten } from "./features/content/store.server.ts";
import { atlasOf, inOrder } from "./features/destinations/atlas.server.ts";
import { nameIn } from "./features/destinations/names.ts";
import { codesOnSale } from "./features/plans/store.server.ts";
import { perCatalogueVersion } from "./platform/catalogue-version.server.ts";
import type { Shop } from "./platform/context.server.ts";
import { llmsTxt } from "./storefront/machines/llms.ts";
import { robotsTxt } from "./storefront/machines/robots.ts";
import { sitemapIndex, sitemapPart, sitemapParts } from "./storefront/machines/sitemap.ts";

/** Writes what stands at an address that only machines ask for (platform/http/machine-routes.server.ts). */
export async function machineFile(shop: Pick<Shop, "db" | "catalogueVersion" | "origin">, path: string): Promise<string | undefined> {
  const { origin } = shop;
  if (path === "/robots.txt") return robotsTxt(origin);
  if (path === "/llms.txt") return llms(shop);
  const parts = sitemapParts({ ...(await written(shop)), slugs: (await destinations(shop)).map(({ slug }) => slug) });
  if (path === "/sitemap.xml") return sitemapIndex(origin, parts);
  const part = parts.find((one) => one.path === path);
  return part && sitemapPart(origin, part);
}

const written = perCatalogueVersion(async (db) => {
  const [planCodes, documents, topics] = await Promise.all([codesOnSale(db), documentsWritten(db), topicsWritten(db)]);
  return { planCodes, documents, topics };
});

async function destinations(shop: Pick<Shop, "db" | "catalogueVersion">) {
  return inOrder(await atlasOf(shop), "en");
}

async function llms(shop: Pick<Shop, "db" | "catalogueVersion" | "origin">): Promise<string> {
  const { planCodes } = await written(shop);
  const listed = (await destinations(shop)).map(({ names, slug, from }) => ({ name: nameIn(names, "en"), slug, from: from[defaultCurrency]?.first }));
  return llmsTxt({ origin: shop.origin, plans: planCodes.length, destinations: listed });
}
