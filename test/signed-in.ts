import { unwrap } from "../src/kernel/envelope.ts";
import { workOff } from "./wishes.ts";
import type { World } from "./world.ts";

/** Asks for a code and reads it in the e-mail. */
export async function codeFor(
  world: World,
  email: string,
  purpose: "sign_in" | "register" = "sign_in",
): Promise<string> {
  unwrap((await world.answer("/user/sendCode", { purpose, email })).envelope);
  return newestCode(world, email.toLowerCase());
}

/** Does the waiting jobs and reads the newest code that was mailed to an address or sent to a phone. */
export async function newestCode(world: World, to: string): Promise<string> {
  await workOff(world);
  if (to.startsWith("+")) return world.texts.findLast((text) => text.to === to)!.parameters.code;
  return world.letters
    .findLast((letter) => letter.to === to && shownCode.test(letter.text))!
    .text.match(shownCode)![0]
    .replaceAll(" ", "");
}

/** `123 456`, or the long one in groups of four. */
const shownCode = /\b(?:\d{3} \d{3}|\d{4}(?: \d{4}){3})\b/;

/** Another code than this one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** The token of an account's owner, who came in by a code. */
export async function signedIn(world: World, email: string): Promise<string> {
  return (await freshlySignedIn(world, email)).token;
}

/** The same with the ticket of who has just come in, which a session taken over does not have. */
export async function freshlySignedIn(world: World, email: string): Promise<{ token: string; ticket: string }> {
  const wish = { email, code: await codeFor(world, email), privacyPolicy: { given: true, version: "2026-11" } };
  return unwrap((await world.answer("/user/loginByCode", wish)).envelope) as { token: string; ticket: string };
}

/** The token of who holds a SIM. */
export async function simSignedIn(world: World, iccid: string): Promise<string> {
  return (unwrap((await world.answer("/user/loginByICCID", { iccid })).envelope) as { token: string }).token;
}
