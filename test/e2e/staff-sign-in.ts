import { expect, type Page } from "@playwright/test";
import { codeAt, stepAt } from "../../src/features/staff/staff-keys/totp.server.ts";
import { words } from "../../src/i18n/en/console.ts";
import type { StaffRole } from "../../src/kernel/staff-right.ts";
import { pretendPasskey } from "../pretend-passkey.ts";
import { secretIn } from "../staff.ts";
import { staffLink } from "./behind-the-shop.ts";
import { shopOrigin } from "./setting.ts";
import { somebody } from "./signed-in.ts";

/** A browser whose passkeys open without asking; gives what puts one into it. */
export async function withFinger(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (credential: Kept) => cdp.send("WebAuthn.addCredential", { authenticatorId, credential });
}
type Kept = ReturnType<ReturnType<typeof pretendPasskey>["kept"]>;

/** A new colleague of this name, in, as the invitation's page does it without looking at it (console.e2e.ts does). */
export async function atTheConsole(page: Page, name: string, role?: StaffRole): Promise<void> {
  const keep = await withFinger(page);
  const token = new URL(await staffLink(somebody("staff"), role)).searchParams.get("key")!;
  const { id, options } = await asked(page, "/staff/startJoining", { token });
  const passkey = pretendPasskey(shopOrigin);
  await asked(page, "/staff/joinByPasskey", { token, name, id, credential: passkey.create(options) });
  await keep(passkey.kept(options.user));
  await page.goto("/console");
  await expect(page.getByRole("button", { name: words.more })).toBeVisible();
}

async function asked(page: Page, path: string, data: object) {
  const answer = await page.request.post(`/console/api${path}`, { data });
  const { resultCode, resultData } = await answer.json();
  expect([path, resultCode]).toEqual([path, "SUCCESS"]);
  return resultData;
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
