import { randomBytes } from "node:crypto";

/** 144 random bits: whoever has the reference of a payment has its page, so it cannot be guessed. */
export function newReference(kind: "pay" | "re" | "evt"): string {
  return `${kind}_${randomBytes(18).toString("base64url")}`;
}
