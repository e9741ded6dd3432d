import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";
import { leastSecondsOpen } from "../../src/features/people/enquiries/rules.ts";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { calling } from "./purchases.ts";
import { atTheConsoleByPassword } from "./staff-sign-in.ts";

const company = "Nordstjärnan Resor AB";

async function enquired(request: APIRequestContext): Promise<string> {
  const call = calling(request);
  const { ticket } = await call("/newBusiness/getForm", {});
  const openedAt = Date.now();
  // a form that is sent sooner is taken for a program's
  await expect.poll(() => Date.now() - openedAt).toBeGreaterThan(leastSecondsOpen * 1000);
  const { number } = await call("/newBusiness", {
    requestKey: randomUUID(),
    ticket,
    intention: "buy",
    interests: ["reseller"],
    resellerWay: "wholesale",
    company,
    country: "SE",
    city: "Gothenburg",
    introduction:
      "We are a tour operator with sixty shops in Sweden and Norway. Every year some 180,000 guests fly with us to Asia, and most of them ask for data.",
    salesBand: "to_1m",
    channels: ["shops", "website"],
    supplier: "Two brokers",
    contactName: "Ingrid Dahl",
    jobTitle: "Head of ancillaries",
    email: "ingrid@nordstjarnan.example",
    phone: "+46315550142",
  });
  return number;
}

async function chatted(request: APIRequestContext): Promise<string> {
  const call = calling(request);
  const { id, key } = await call("/chat/ask", { requestKey: randomUUID(), said: "do you rent cars", lang: "en" });
  await call("/chat/handOver", { id, key });
  return id;
}

test("enquiries, chats and the history of prices are sound on a desk and on a phone, light and dark, and read without a script", async ({
  page,
  request,
}) => {
  const [number, chat] = await Promise.all([enquired(request), chatted(request)]);
  await atTheConsoleByPassword(page, "Mei Lam");
  const pages = [
    ["/console/enquiries", company],
    [`/console/enquiries/${number}`, company],
    ["/console/chats", "do you rent cars"],
    [`/console/chats/${chat}`, "do you rent cars"],
    ["/console/catalogue/history", words.priceHistory.tab],
  ] as const;
  const visit = plainVisit(page.request);
  for (const [path, shown] of pages) {
    await visit.open(path);
    expect(visit.text, path).toContain(shown);
    for (const [width, colorScheme] of [
      [1440, "light"],
      [390, "dark"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expectSound(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
