import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { codeAt, stepAt } from "../../src/features/staff/staff-keys/totp.server.ts";
import type { StaffRole } from "../../src/kernel/staff-right.ts";
import { pretendPasskey } from "../pretend-passkey.ts";
import { secretIn } from "../staff.ts";
import { staffLink } from "./behind-the-shop.ts";
import { fingerReader } from "./finger-reader.ts";
import { shopOrigin } from "./setting.ts";
import { somebody } from "./signed-in.ts";

/** A browser whose passkeys open without asking; gives what puts one into it. */
export async function withFinger(page: Page) {
  const { cdp, authenticatorId } = await fingerReader(page, { touched: true });
  return (credential: Kept) => cdp.send("WebAuthn.addCredential", { authenticatorId, credential });
}
type Kept = ReturnType<ReturnType<typeof pretendPasskey>["kept"]>;

/**
 * A new colleague of this name, signed in as the invitation's page does it, without that page (console.e2e.ts looks at
 * it) or any other.
 */
export async function atTheConsole(page: Page, name: string, role?: StaffRole): Promise<void> {
  const keep = await withFinger(page);
  const token = await invited(role);
  const { id, options } = await asked(page, "/staff/startJoining", { token });
  const passkey = pretendPasskey(shopOrigin);
  await asked(page, "/staff/joinByPasskey", { token, name, id, credential: passkey.create(options) });
  await keep(passkey.kept(options.user));
}

/** By password and code app, which need no script when they are asked for again; also without any page. */
export async function atTheConsoleByPassword(page: Asking, name: string, role?: StaffRole) {
  const token = await invited(role);
  const { secret } = await asked(page, "/staff/getInvitation", { token });
  const code = (steps: number) => codeAt(secretIn(secret), stepAt(new Date()) + steps);
  await asked(page, "/staff/joinByPassword", { token, name, password: "Harbour-lights1", code: code(-1) });
  return { code };
}

async function invited(role?: StaffRole): Promise<string> {
  return new URL(await staffLink(somebody("staff"), role)).searchParams.get("key")!;
}

/** A page, or what asks without one. */
type Asking = { request: APIRequestContext };

async function asked(page: Asking, path: string, data: object) {
  const answer = await page.request.post(`/console/api${path}`, { data });
  const { resultCode, resultData } = await answer.json();
  expect([path, resultCode]).toEqual([path, "SUCCESS"]);
  return resultData;
}
