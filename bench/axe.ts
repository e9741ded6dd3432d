import { AxeBuilder } from "@axe-core/playwright";
import type { Browser } from "@playwright/test";
import { addresses } from "./addresses.ts";
import { firstVisit, openBrowser } from "./browser.ts";
import { buyOne } from "./buy-one.ts";
import { exactly, type Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";
import { openShop, type OpenShop } from "./open-shop.ts";

const looks = [
  { width: 360, height: 780 },
  { width: 1280, height: 800, dark: true },
];

/** Every rule of axe on every page of the purchase, as a phone by day and a desk by night show it. */
export async function axe(ground: Ground): Promise<Finding[]> {
  await using shop = await openShop(ground.folder);
  await using browser = await openBrowser();
  const { home, plans, planDetail, order } = addresses;
  const pages = { home, plans, "plan detail": planDetail, order, "order result": await paidOrder(ground, shop) };
  const findings: Finding[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const violations = await violationsOn(browser, `${shop.origin}${path}`);
    findings.push(
      exactly(`axe violations: ${name}`, violations.length, 0, [violations.length, ...violations].join("  ")),
    );
  }
  return findings;
}

async function paidOrder(ground: Ground, shop: OpenShop): Promise<string> {
  const { orderNumber, key } = await buyOne(ground, shop.origin);
  return addresses.orderResult({ order: orderNumber, key });
}

async function violationsOn(browser: Browser, url: string): Promise<string[]> {
  const found: string[] = [];
  for (const look of looks) {
    const page = await firstVisit(browser, look);
    // what is still fading in is measured with the colours of that moment
    await page.emulateMedia({ reducedMotion: "reduce" });
    const answer = await page.goto(url, { waitUntil: "networkidle" });
    if (answer?.status() !== 200) throw new Error(`${url} answers ${answer?.status()}`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    found.push(
      ...violations.map(
        ({ id, nodes }) => `${id} at ${look.width} px: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
      ),
    );
    await page.context().close();
  }
  return found;
}
