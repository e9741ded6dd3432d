type Thing = Record<string, unknown> & { "@type"?: string };

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";
const isAddress = (value: unknown) => typeof value === "string" && URL.canParse(value) && !/\s/.test(value);
const isPrice = (value: unknown) => typeof value === "string" && /^\d+\.\d\d$/.test(value) && Number(value) > 0;
const isCurrency = (value: unknown) => ["CNY", "HKD", "USD"].includes(value as string);
const isDay = (value: unknown) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
const isOneOf =
  (...types: string[]) =>
  (value: unknown) =>
    types.includes((value as Thing | undefined)?.["@type"] ?? "");
const isListOf = (type: string) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(isOneOf(type));
const isAvailability = (value: unknown) =>
  ["https://schema.org/InStock", "https://schema.org/OutOfStock"].includes(value as string);

/** What search engines need of each type to show it (schema.org; Google's product, breadcrumb and FAQ pages). */
const needs: Record<string, Record<string, (value: unknown) => boolean>> = {
  Organization: { name: isText, url: isAddress },
  ContactPoint: { contactType: isText, email: isText, telephone: isText },
  WebSite: { name: isText, url: isAddress, inLanguage: isText, publisher: Boolean },
  SearchAction: { target: (value) => isText(value) && String(value).includes("{query}") },
  WebPage: { name: isText, url: isAddress, inLanguage: isText, datePublished: isDay },
  BreadcrumbList: { itemListElement: isListOf("ListItem") },
  ListItem: { position: Number.isInteger, name: isText, item: isAddress },
  FAQPage: { mainEntity: isListOf("Question") },
  Question: { name: isText, acceptedAnswer: isOneOf("Answer") },
  Answer: { text: isText },
  Product: {
    name: isText,
    description: isText,
    image: isAddress,
    brand: isOneOf("Brand"),
    offers: isOneOf("Offer", "AggregateOffer"),
  },
  Brand: { name: isText },
  AggregateOffer: {
    lowPrice: isPrice,
    priceCurrency: isCurrency,
    offerCount: (count) => Number(count) > 0,
    seller: isOneOf("Organization"),
    offers: isListOf("Offer"),
  },
  Offer: { price: isPrice, priceCurrency: isCurrency, availability: isAvailability, url: isAddress },
  MerchantReturnPolicy: { merchantReturnLink: isAddress },
  UnitPriceSpecification: { price: isPrice, priceCurrency: isCurrency, unitCode: isText },
  QuantitativeValue: {
    minValue: Number.isInteger,
    maxValue: (value) => value === undefined || Number.isInteger(value),
    unitCode: isText,
  },
  Service: {
    name: isText,
    description: isText,
    serviceType: isText,
    url: isAddress,
    provider: isOneOf("Organization"),
    audience: isOneOf("BusinessAudience"),
  },
  BusinessAudience: { audienceType: isText },
};

/** `Offer.priceCurrency`, … that a page's JSON-LD leaves out or says wrongly. */
export function missingIn(told: unknown): string[] {
  const graph = (told as { "@context"?: string; "@graph"?: unknown[] } | undefined) ?? {};
  if (graph["@context"] !== "https://schema.org" || !graph["@graph"]?.length) return ["anything"];
  return graph["@graph"].flatMap(thing);
}

function thing(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(thing);
  if (typeof value !== "object" || value === null) return [];
  const { "@type": type = "", ...rest } = value as Thing;
  const needed = needs[type];
  const isReference = Object.keys(rest).join() === "@id";
  const own = needed
    ? Object.entries(needed).flatMap(([name, holds]) => (holds(rest[name]) ? [] : [`${type}.${name}`]))
    : isReference
      ? []
      : [`a type of its own: ${type}`];
  return [...own, ...Object.values(rest).flatMap(thing)];
}
