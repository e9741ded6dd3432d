import { randomInt, timingSafeEqual } from "node:crypto";
import type { Vault } from "../../platform/vault.server.ts";

/** Crockford's base 32: no I, L, O or U, so that a number read aloud or copied by hand stays itself. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** `FW` and ten letters: 50 random bits, so that nobody can count our orders or guess one. */
export function newOrderNumber(): string {
  return `FW${Array.from({ length: 10 }, () => letters[randomInt(32)]).join("")}`;
}

/** The key in an order's link: whoever has it may see the order. Signed, not stored, so that it can be made again. */
export function orderKey(vault: Vault, orderNumber: string): string {
  return vault.sign("order", orderNumber);
}

export function isOrderKey(vault: Vault, orderNumber: string, key: string): boolean {
  const right = Buffer.from(orderKey(vault, orderNumber));
  const given = Buffer.from(key);
  return right.length === given.length && timingSafeEqual(right, given);
}
