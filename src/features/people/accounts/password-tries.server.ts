import type { Context } from "../../../platform/context.server.ts";
import { triesFrom } from "../../../platform/password-tries.server.ts";
import { knownPlace } from "../sessions/known-places.server.ts";
import { passwordLimits } from "./rules.ts";

/** The counters of password attempts for this name from this place. */
export async function passwordTries(name: string, context: Context) {
  return triesFrom(await knownPlace(name, context), name, passwordLimits, context);
}
