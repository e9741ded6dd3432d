import { expect, type Page } from "@playwright/test";
import { codeAt, stepAt } from "../../src/features/staff/staff-keys/totp.server.ts";
import { words } from "../../src/i18n/en/console.ts";
import { secretIn } from "../staff.ts";
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
export async function atTheConsole(page: Page, name: string, role?: string): Promise<void> {
  await withFinger(page);
  await page.goto(await staffLink(somebody("staff"), role));
  await page.getByLabel(words.invitation.name).first().fill(name);
  await page.getByRole("button", { name: words.invitation.passkey }).click();
  await expect(page.getByRole("button", { name: words.more })).toBeVisible();
}

/** By password and code app, which need no script. */
export async function atTheConsoleByPassword(page: Page, name: string): Promise<void> {
  await page.goto(await staffLink(somebody("staff")));
  await page.getByText(words.invitation.byPassword).click();
  const secret = secretIn((await page.locator(".code-app code").innerText()).replaceAll(" ", ""));
  await page.getByLabel(words.invitation.name).last().fill(name);
  await page.getByLabel(words.invitation.password, { exact: true }).fill("Harbour-lights1");
  await page.getByLabel(words.invitation.code).fill(codeAt(secret, stepAt(new Date())));
  await page.getByRole("button", { name: words.invitation.go }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}
