import type { Page } from "@playwright/test";
import { letterTo } from "./behind-the-shop.ts";
import { calling, consentIn } from "./purchases.ts";

let people = 0;
/** An address that is new to the shop. */
export const somebody = (name: string) => `${name}.${Date.now()}.${process.pid}.${++people}@example.com`;

/** Signed in as the pages do it, without looking at them: the browser has the cookie from then on. Gives the token. */
export async function signIn(page: Page, email: string): Promise<string> {
  const call = calling(page.request);
  await call("/user/sendCode", { purpose: "sign_in", email });
  const [, first, second] = /(\d{3}) (\d{3})/.exec(await letterTo(page.request, email, /^Your code/))!;
  const { token } = await call("/user/loginByCode", {
    email,
    code: `${first}${second}`,
    privacyPolicy: await consentIn(call),
  });
  return token;
}

/** The same for the holder of a SIM, by its number. */
export async function signInBySim(page: Page, iccid: string): Promise<void> {
  await calling(page.request)("/user/loginByICCID", { iccid });
}
