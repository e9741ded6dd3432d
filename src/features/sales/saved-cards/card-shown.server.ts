import type { Card } from "./store.server.ts";

/** What identifies it to its owner. */
export function cardShown({ id, brand, last_four, expires_on }: Card) {
  return { id, brand: brand ?? "", lastFour: last_four ?? "", expiresOn: expires_on ?? "" };
}
