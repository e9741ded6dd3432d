import { documentsWritten, topicsWritten } from "../../features/catalogue/content/store.server.ts";
import { atlasOf, inOrder } from "../../features/catalogue/destinations/atlas.server.ts";
import { nameIn } from "../../features/catalogue/destinations/names.ts";
import { toldOf } from "../../features/catalogue/outages/outage-feed.server.ts";
import { codesOnSale } from "../../features/catalogue/plans/store.server.ts";
import { contentWords } from "../../i18n/content.server.ts";
import { defaultCurrency } from "../../kernel/currency.ts";
import { offeredLanguages, type Language } from "../../kernel/language.ts";
import { perCatalogueVersion } from "../../platform/catalogue-version.server.ts";
import type { Shop } from "../../platform/context.server.ts";
import { llmsTxt } from "../../storefront/seo/llms.ts";
import { outageFeed } from "../../storefront/seo/outage-feed.ts";
import { outageJson } from "../../storefront/seo/outage-json.ts";
import { robotsTxt } from "../../storefront/seo/robots.ts";
import { sitemapIndex, sitemapPart, sitemapParts } from "../../storefront/seo/sitemap.ts";

/** Renders the files that only crawlers request (platform/http/machine-routes.server.ts). */
export async function machineFile(
  shop: Pick<Shop, "db" | "catalogueVersion" | "origin">,
  path: string,
): Promise<string | undefined> {
  const { origin } = shop;
  if (path === "/robots.txt") return robotsTxt(origin);
  if (path === "/llms.txt") return llms(shop);
  const [, feed, form] = /^\/status\/([a-z-]+)\.(xml|json)$/.exec(path) ?? [];
  if (feed !== undefined)
    return (
      offeredLanguages().find((language) => language === feed) && statusFeed(shop, feed as Language, form === "json")
    );
  const parts = await partsOf(shop);
  if (path === "/sitemap.xml") return sitemapIndex(origin, [...parts.values()]);
  const part = parts.get(path);
  return part && sitemapPart(origin, part);
}

async function statusFeed(
  shop: Pick<Shop, "db" | "catalogueVersion" | "origin">,
  language: Language,
  isJson: boolean,
): Promise<string> {
  const { feed, feedAbout, over } = contentWords(language).outage;
  const outages = await toldOf(shop, language);
  const said = { origin: shop.origin, language, title: feed, about: feedAbout, outages };
  return isJson ? outageJson(said) : outageFeed({ ...said, over });
}

type Parts = Map<string, ReturnType<typeof sitemapParts>[number]>;
const partsMade = new WeakMap<object, { offered: string; parts: Parts }>();

/** Once per catalogue version and offer: requests for parts that do not exist cost nothing. */
async function partsOf(shop: Pick<Shop, "db" | "catalogueVersion">): Promise<Parts> {
  const listing = await written(shop);
  const offered = offeredLanguages().join();
  const known = partsMade.get(listing);
  if (known?.offered === offered) return known.parts;
  const slugs = (await destinations(shop)).map(({ slug }) => slug);
  const parts = new Map(sitemapParts({ ...listing, slugs }).map((part) => [part.path, part]));
  partsMade.set(listing, { offered, parts });
  return parts;
}

const written = perCatalogueVersion(async (db) => {
  const [planCodes, documents, topics] = await Promise.all([codesOnSale(db), documentsWritten(db), topicsWritten(db)]);
  return { planCodes, documents, topics };
});

async function destinations(shop: Pick<Shop, "db" | "catalogueVersion">) {
  return inOrder(await atlasOf(shop), "en").filter(({ shown }) => shown);
}

async function llms(shop: Pick<Shop, "db" | "catalogueVersion" | "origin">): Promise<string> {
  const { planCodes } = await written(shop);
  const listed = (await destinations(shop)).map(({ names, slug, from }) => ({
    name: nameIn(names, "en"),
    slug,
    from: from[defaultCurrency]?.first,
  }));
  return llmsTxt({ origin: shop.origin, plans: planCodes.length, destinations: listed });
}
