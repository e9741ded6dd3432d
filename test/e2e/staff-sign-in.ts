import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { staffLink } from "./behind-the-shop.ts";
import { somebody } from "./signed-in.ts";

/** A browser whose passkeys open without asking. */
export async function withFinger(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** A new colleague of this name, in. */
export async function atTheConsole(page: Page, name: string): Promise<void> {
  await withFinger(page);
  await page.goto(await staffLink(somebody("staff")));
  await page.getByLabel(words.invitation.name).first().fill(name);
  await page.getByRole("button", { name: words.invitation.passkey }).click();
  await expect(page.getByRole("button", { name: words.more })).toBeVisible();
}
