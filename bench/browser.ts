import { chromium, type Browser, type Page } from "@playwright/test";

/** The flags under which a browser measures as root, in a container, and says nothing to anybody. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser that launch/chromium.mjs has found, else Playwright's own. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH;
  return chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
}

/** A page of a visitor who has never been here: no cache, no cookie. */
export async function firstVisit(
  browser: Browser,
  look: { width: number; height: number; dark?: boolean },
): Promise<Page> {
  const { width, height, dark } = look;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? "dark" : "light",
    locale: "en",
  });
  return context.newPage();
}
