import { randomBytes } from "node:crypto";

/** 144 random bits: whoever has the reference of a payment or a card has its page, so it cannot be guessed. */
export function newReference(kind: "pay" | "re" | "card" | "evt"): string {
  return `${kind}_${randomBytes(18).toString("base64url")}`;
}
