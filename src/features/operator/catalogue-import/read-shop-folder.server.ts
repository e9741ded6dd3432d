import { chinaKinds, type ChinaKind } from "../../catalogue/china/china-records.ts";
import { carriersCsv } from "./carriers-csv.server.ts";
import { chinaCsv } from "./china-csv.server.ts";
import { readSheet, type CsvFile, type Sheet } from "./csv-sheet.server.ts";
import { destinationsCsv } from "./destinations-csv.server.ts";
import { devicesCsv } from "./devices-csv.server.ts";
import { esimProfilesCsv } from "./esim-profiles-csv.server.ts";
import { exchangeRatesCsv } from "./exchange-rates-csv.server.ts";
import { readFaq } from "./faq-pages.server.ts";
import { networksCsv } from "./networks-csv.server.ts";
import { noticePages } from "./notice-pages.server.ts";
import { readPages, type Page, type PageKind } from "./pages.server.ts";
import { placesCsv } from "./places-csv.server.ts";
import { plansCsv } from "./plans-csv.server.ts";
import { policyPages } from "./policy-pages.server.ts";
import { postageCsv } from "./postage-csv.server.ts";
import { inReadingOrder, type Problem } from "./problem.server.ts";
import { promoCodesCsv } from "./promo-codes-csv.server.ts";
import { brokenReferences, knownIn } from "./references.server.ts";
import { regionsCsv } from "./regions-csv.server.ts";
import { shopFiles } from "./shop-files.server.ts";
import type { Shop } from "./shop.server.ts";
import { simCardsCsv } from "./sim-cards-csv.server.ts";

/** Reads and checks a folder by itself; references to what only a database can know are left to the import. */
export async function readShopFolder(folder: string): Promise<{ shop: Shop } | { problems: Problem[] }> {
  const { shop, problems } = await readFolder(folder);
  const all = [...problems, ...brokenReferences(shop, knownIn(shop))];
  return all.length > 0 ? { problems: inReadingOrder(all) } : { shop };
}

/** Everything that could be read, and everything wrong within single files. */
export async function readFolder(folder: string): Promise<{ shop: Shop; problems: Problem[] }> {
  const { texts, topics, problems } = await shopFiles(folder);

  const sheet = <Row>(csv: CsvFile<Row>): Sheet<Row> | undefined => {
    const content = texts.get(csv.file);
    if (content === undefined) return undefined;
    const read = readSheet(csv, content);
    problems.push(...read.problems);
    return read.sheet;
  };
  const pages = <Facts>(kind: PageKind<Facts>): Page<Facts>[] | undefined => {
    if (!topics.includes(kind.topic)) return undefined;
    const read = readPages(kind, texts);
    problems.push(...read.problems);
    return read.pages;
  };
  const questions = () => {
    if (!topics.includes("faq")) return undefined;
    const read = readFaq(texts);
    problems.push(...read.problems);
    return read.faq;
  };

  const shop: Shop = {
    destinations: sheet(destinationsCsv),
    places: sheet(placesCsv),
    carriers: sheet(carriersCsv),
    networks: sheet(networksCsv),
    regions: sheet(regionsCsv),
    plans: sheet(plansCsv),
    profiles: sheet(esimProfilesCsv),
    rates: sheet(exchangeRatesCsv),
    devices: sheet(devicesCsv),
    postage: sheet(postageCsv),
    promos: sheet(promoCodesCsv),
    cards: sheet(simCardsCsv),
    faq: questions(),
    policies: pages(policyPages),
    notices: pages(noticePages),
    china: chinaOf((kind) => sheet(chinaCsv[kind] as CsvFile<unknown>)),
  };
  return { shop, problems };
}

function chinaOf(read: (kind: ChinaKind) => unknown): Shop["china"] {
  const sheets = chinaKinds.map((kind) => [kind, read(kind)] as const).filter(([, sheet]) => sheet !== undefined);
  return sheets.length > 0 ? Object.fromEntries(sheets) : undefined;
}
