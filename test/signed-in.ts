import { unwrap } from "../src/kernel/envelope.ts";
import { workOff } from "./wishes.ts";
import type { World } from "./world.ts";

/** Asks for a code and reads it in the letter. */
export async function codeFor(world: World, email: string, purpose: "sign_in" | "register" = "sign_in"): Promise<string> {
  unwrap((await world.answer("/user/sendCode", { purpose, email })).envelope);
  await workOff(world);
  const letter = world.letters.findLast(({ to }) => to === email.toLowerCase());
  return letter!.text.match(/\d{3} \d{3}/)![0].replace(" ", "");
}

/** The token of an account's owner, who came in by a code. */
export async function signedIn(world: World, email: string): Promise<string> {
  const wish = { email, code: await codeFor(world, email), privacyPolicy: { given: true, version: "2026-11-01" } };
  return (unwrap((await world.answer("/user/loginByCode", wish)).envelope) as { token: string }).token;
}
