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
  return isSame(orderKey(vault, orderNumber), key);
}

/** The key in a traveller's link: shows the eSIM at one place of an order, and neither the order nor its other eSIMs. */
export function installKey(vault: Vault, orderNumber: string, position: number): string {
  return vault.sign("install", `${orderNumber}\n${position}`);
}

export function isInstallKey(vault: Vault, orderNumber: string, position: number, key: string): boolean {
  return isSame(installKey(vault, orderNumber, position), key);
}

/** The key in the link that ends an order's reminders, and does nothing else: mail programs send it by themselves. */
export function remindersKey(vault: Vault, orderNumber: string): string {
  return vault.sign("reminders", orderNumber);
}

export function isRemindersKey(vault: Vault, orderNumber: string, key: string): boolean {
  return isSame(remindersKey(vault, orderNumber), key);
}

function isSame(rightKey: string, givenKey: string): boolean {
  const right = Buffer.from(rightKey);
  const given = Buffer.from(givenKey);
  return right.length === given.length && timingSafeEqual(right, given);
}
