import { operation } from "../../../platform/operation.server.ts";
import { EndReveal } from "./contract.ts";
import { removeReveal } from "./store.server.ts";

/** In the trail stands that it was looked at; that it was looked at for less long changes nothing. */
export const endReveal = operation(EndReveal, async (thing, { db, caller }) => {
  await removeReveal(db, caller.sessionId, thing);
  return {};
});
