import type { Vault } from "../../../platform/vault.server.ts";

/** What an order's keys are derived from. `links_epoch`: how often the buyer has revoked all links. */
export type Linked = { number: string; links_epoch: number; placed_at: Date };

const monthsOfLinks = 24;
/** Lifetime of links to an older order, which its account's owner gets fresh on every visit. */
const secondsOfLateLinks = 86_400;

/** The key in an order's link: whoever has it may see the order. Signed, not stored, so that it can be made again. */
export function orderKey(vault: Vault, order: Linked, now: Date): string {
  return now < linksEnd(order)
    ? vault.sign("order", seedOf(order))
    : lateKey(vault, order, Math.floor(now.getTime() / 1000) + secondsOfLateLinks);
}

export function isOrderKey(vault: Vault, order: Linked, key: string, now: Date): boolean {
  if (!key.includes(".")) return now < linksEnd(order) && vault.isSigned("order", seedOf(order), key);
  const until = Number.parseInt(key, 36);
  return now.getTime() < until * 1000 && vault.isSigned(...lateSeed(order, until), key.slice(key.indexOf(".") + 1));
}

/** The key in a traveller's link: shows one eSIM of an order, and neither the order nor its other eSIMs. */
export function installKey(vault: Vault, order: Linked & { id: string }, position: number): string {
  return vault.sign("install", installSeed(order, position));
}

export function isInstallKey(
  vault: Vault,
  order: Linked & { id: string },
  position: number,
  key: string,
  now: Date,
): boolean {
  return now < linksEnd(order) && vault.isSigned("install", installSeed(order, position), key);
}

const installSeed = ({ id, links_epoch }: Linked & { id: string }, position: number) =>
  `${id}\n${position}\n${links_epoch}`;

/** The former format of travellers' links, with the order's number; valid until they expire. */
export function isFormerInstallKey(vault: Vault, order: Linked, position: number, key: string, now: Date): boolean {
  return (
    order.links_epoch === 0 && now < linksEnd(order) && vault.isSigned("install", `${order.number}\n${position}`, key)
  );
}

/**
 * The key in the link that unsubscribes from an order's reminders, and does nothing else: mail programs request it on
 * their own.
 */
export function remindersKey(vault: Vault, orderNumber: string): string {
  return vault.sign("reminders", orderNumber);
}

export function isRemindersKey(vault: Vault, orderNumber: string, key: string): boolean {
  return vault.isSigned("reminders", orderNumber, key);
}

/** The key in the e-mail that asks the buyer to confirm a declared withdrawal. */
export function withdrawalKey(vault: Vault, statementId: string): string {
  return vault.sign("withdrawal", statementId);
}

export function isWithdrawalKey(vault: Vault, statementId: string, key: string): boolean {
  return vault.isSigned("withdrawal", statementId, key);
}

function seedOf({ number, links_epoch }: Linked): string {
  return links_epoch === 0 ? number : `${number}\n${links_epoch}`;
}

function linksEnd({ placed_at }: Linked): Date {
  const end = new Date(placed_at);
  end.setUTCMonth(end.getUTCMonth() + monthsOfLinks);
  return end;
}

function lateKey(vault: Vault, order: Linked, until: number): string {
  return `${until.toString(36)}.${vault.sign(...lateSeed(order, until))}`;
}

function lateSeed(order: Linked, until: number): [purpose: string, text: string] {
  return ["order for a day", `${seedOf(order)}\n${until}`];
}
