import { randomBytes } from "node:crypto";

/** 144 random bits: the reference of a payment or a card opens its page, so it must not be guessable. */
export function newReference(kind: "pay" | "re" | "card" | "dm" | "evt"): string {
  return `${kind}_${randomBytes(18).toString("base64url")}`;
}
