import type { Context } from "./context.server.ts";
import { networksOf } from "./networks.server.ts";

export type Asking = Pick<Context, "vault" | "visitor" | "session">;

/**
 * Where a request comes from, as stored and counted: hashes of a random number in the browser's cookie, and of its
 * narrowest network.
 */
export function placeOf({ vault, visitor, session }: Asking): { browser: string | undefined; network: string } {
  const kept = session.browser();
  return {
    browser: kept && vault.sign("browser", kept),
    network: vault.sign("known network", networksOf(visitor.address)[0].name),
  };
}

/** What somebody was signed in from before. */
export type KnownPlace = "browser" | "network" | undefined;

/** Of the places that were found, the one that says more. */
export function whichOf(found: readonly { who: string }[], browser: string | undefined): KnownPlace {
  if (found.length === 0) return undefined;
  return found.some(({ who }) => who === browser) ? "browser" : "network";
}

/** In one order, so that two sign-ins at the same moment wait for one another rather than deadlock. */
export function placesToNote(asking: Asking): string[] {
  return Object.values(placeOf(asking))
    .filter((who) => who !== undefined)
    .toSorted();
}
