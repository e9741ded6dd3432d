import type { Card } from "./store.server.ts";

/** What its owner knows it by. */
export function cardShown({ id, brand, last_four, expires_on }: Card) {
  return { id, brand: brand ?? "", lastFour: last_four ?? "", expiresOn: expires_on ?? "" };
}
