import type { Page } from "@playwright/test";
import { consoleSite } from "../src/sites/console/site.ts";
import { storefront } from "../src/sites/storefront/site.ts";
import { addresses } from "./addresses.ts";
import { firstVisit, openBrowser } from "./browser.ts";
import { atMost, exactly, told, type Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";
import { openShop } from "./open-shop.ts";

/** `bytes` as they came, compressed; `head` is what the header lines of the answer took. */
type Loaded = { url: string; type: string; bytes: number; head: number };

const phone = { width: 390, height: 844 };

/** What the first visit to the home page brings over the wire, as the browser itself counts it. */
export async function size(ground: Ground): Promise<Finding[]> {
  await using shop = await openShop(ground.folder);
  await using browser = await openBrowser();
  const loaded = await everythingLoaded(await firstVisit(browser, phone), `${shop.origin}${addresses.home}`);
  const kilobytes = (type?: string) => kilobytesOf(loaded, type);
  const heads = loaded.reduce((sum, { head }) => sum + head, 0) / 1000;
  const foreign = loaded.filter(({ url }) => !url.startsWith(`${shop.origin}/`) && !url.startsWith("data:"));
  const budget = (name: string, type: string, limit: number) =>
    atMost(`first visit to the home page: ${name}`, kilobytes(type), limit, `${kilobytes(type).toFixed(1)} kB`, " kB");
  const ofConsole = await everythingLoaded(await firstVisit(browser, phone), `${shop.origin}${consoleSite.at}/sign-in`);
  const script = kilobytesOf(ofConsole, "Script");
  return [
    atMost("console, sign-in page: JavaScript", script, consoleSite.budget, `${script.toFixed(1)} kB`, " kB"),
    budget("JavaScript", "Script", storefront.budget),
    budget("CSS", "Stylesheet", 25),
    budget("fonts", "Font", 90),
    told(
      "first visit to the home page: everything",
      `${kilobytes().toFixed(1)} kB in ${loaded.length} requests, and ${heads.toFixed(1)} kB of header lines`,
    ),
    exactly(
      "first visit to the home page: requests to other hosts",
      foreign.length,
      0,
      [foreign.length, ...foreign.map(({ url }) => url)].join(" "),
    ),
  ];
}

function kilobytesOf(loaded: readonly Loaded[], type?: string): number {
  return loaded.filter((file) => !type || file.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

async function everythingLoaded(page: Page, url: string): Promise<Loaded[]> {
  const asked = new Map<string, Loaded>();
  const session = await page.context().newCDPSession(page);
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    asked.set(requestId, { url: request.url, type: type ?? "Other", bytes: 0, head: 0 });
  });
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    const file = asked.get(requestId);
    if (file) Object.assign(file, { type, head: response.encodedDataLength });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = asked.get(requestId);
    if (file) file.bytes = encodedDataLength - file.head;
  });
  await session.send("Network.enable");
  const answer = await page.goto(url, { waitUntil: "networkidle" });
  if (answer?.status() !== 200) throw new Error(`${url} answers ${answer?.status()}`);
  return [...asked.values()];
}
