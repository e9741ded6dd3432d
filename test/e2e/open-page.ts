import { expect, type APIResponse, type Locator, type Page, type Response } from "@playwright/test";

/** Goes to an address and waits until the browser has taken over what the server drew. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await takenOver(page);
  return answer;
}

/**
 * The page answers (src/sites/storefront/browser.tsx says so), and so do the parts that React takes over last: kept
 * pages, as soon as there is time. A page that draws nothing may have none.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
}

/**
 * What the server has drawn at an address, to be read by locators: without the scripts, styles and pictures that make a page
 * dear (docs/decisions/0164). Nothing on it acts, and what only a style hides is there.
 */
export async function openDrawn(
  page: Page,
  address: string,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  const answer = await page.request.get(address, { headers });
  const drawn = (await answer.text())
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, "")
    .replaceAll(/<(link|img|source|use)\b[^>]*>/g, "");
  await page.setContent(drawn);
  return answer;
}

/**
 * At this address, and its page is drawn: the address changes first, and what was typed before the page came would be
 * gone with the one left behind.
 */
export async function arriveAt(page: Page, address: string | RegExp): Promise<void> {
  await page.waitForURL(address);
  await page.waitForFunction(() => {
    const { arrived } = document.documentElement.dataset;
    return arrived !== undefined && new URL(arrived, location.origin).href === location.href.replace(location.hash, "");
  });
}

/**
 * The Enter key on a page without JavaScript. Chromium drops keys between a page's arrival and its first paint, and
 * without scripts nothing else says that the page has been painted.
 */
export async function pressEnter(field: Locator): Promise<void> {
  await field.waitFor();
  const painted = () => field.page().evaluate(() => performance.getEntriesByType("paint").length);
  await expect.poll(painted).toBeGreaterThan(0);
  await field.press("Enter");
}
