import type { FromPrice } from "../../features/catalogue/destinations/destination.ts";
import { amountText } from "../../features/catalogue/plans/plan-truth.ts";
import { firstCurrency, offeredCurrencies } from "../../kernel/currency.ts";
import { languageFacts, offeredLanguages, shownLanguage, type Language } from "../../kernel/language.ts";
import { formatMoney } from "../../kernel/money.ts";
import { links } from "../ground/links.ts";
import { customerService } from "../ground/shell/customer-service.ts";

/**
 * For assistants that read one file before they look further (llmstxt.org): English, from the catalogue as it is now.
 */
type ShopFacts = {
  origin: string;
  plans: number;
  destinations: readonly { name: string; slug: string; from: FromPrice | undefined }[];
};

export function llmsTxt({ origin, plans, destinations }: ShopFacts): string {
  const to = links(shownLanguage("en"));
  const link = (name: string, path: string, about: string) => `- [${name}](${origin}${path}): ${about}`;
  const inEach = (say: (language: Language) => string) => offeredLanguages().map(say).join(", ");
  return `# Farwave

> A web shop for travel data: prepaid eSIM plans for ${destinations.length} destinations, ${plans} plans. An eSIM is paid for on the site and delivered by e-mail within minutes; many plans also come as a SIM card by post, or as a renewal of a SIM of this shop, with postage and day of arrival told before paying.

Every plan states its price, its allowance, the speed after the allowance, when a day begins and ends, its networks, hotspot use, the country of its internet address, identity rules and refund rules. "Unlimited" always means: an allowance at full speed, then the speed that the plan states.

Pages exist in ${inEach((language) => `${languageFacts[language].label} (/${language}/…)`)}; the rest of an address is the same in each. Prices are set in ${offeredCurrencies().join(", ")}, never converted; pages show ${inEach((language) => `${firstCurrency(language)} in ${languageFacts[language].label}`)} unless the visitor has chosen another currency, and the calls below take a currency.

## Pages

${[
  link("Destinations", to.destination(), "all destinations with their cheapest plan"),
  link("Questions and answers", to.questions("Product"), "plans, installation, use, troubles, real-name registration"),
  link(
    "Travelling to China",
    to.gogoChina(),
    "transit without a visa, paying, getting around, each figure with its day and source",
  ),
  link("Sitemap", "/sitemap.xml", "every page in every language"),
].join("\n")}

## API

${[
  link("OpenAPI document", "/openapi.json", "every call with its input, output and refusals"),
  link("The same for people", "/openapi", "to read in a browser"),
  link(
    "MCP server",
    "/mcp",
    "for assistants with tools: search plans, plan a trip, check a device, prepare an order that its person pays on the site",
  ),
].join("\n")}

Calls are POST with JSON under ${origin}/api. \`/common/searchDestinations\` finds a destination by country, city or airport, \`/product/getPlanList\` lists its plans, \`/product/getPlanDetail\` tells everything about one.

## Destinations

${destinations.map(({ name, slug, from }) => link(name, to.esim({ slug }), from ? `from ${fromText(from)}` : "see the page")).join("\n")}

## Contact

${customerService.email}, ${customerService.elsewhere}
`;
}

function fromText({ price, per, allowanceMb }: FromPrice): string {
  const amount = amountText({ allowanceMb }).replace("\u00a0", " ");
  return `${formatMoney(price, "en")} (${price.currency}) for ${amount}${per === "day" ? " a day" : ""}`;
}
