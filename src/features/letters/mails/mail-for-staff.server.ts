import { escapeHtml } from "../../../kernel/html.ts";
import { maskedMailbox, maskedName } from "../../../kernel/masked.ts";
import { oneLine } from "../../../kernel/one-line.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import { addressOf } from "../../sales/orders/delivery-store.server.ts";
import { printedOrderAddress } from "../../sales/orders/printed-order-address.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { letterFor } from "./letter-for.server.ts";
import { signersOf, type Mail, type SoldInLetter } from "./store.server.ts";
import { withoutLinks } from "./without-links.ts";

export type ReadLetter = Pick<ComposedLetter, "subject" | "text" | "html">;

/** Stands where a code or a key would. */
export const hidden = "*****";

/** Opens nothing and signs nothing: whatever a template writes, no code and no working key can be in it. */
const blindVault: Vault = {
  seal: () => Buffer.alloc(0),
  open: () => hidden,
  sign: () => hidden,
  isSigned: () => false,
};

/**
 * An e-mail as it would be drawn now, to be read by staff: without codes, QR pictures and links, and without the names
 * and addresses of people unless they are `revealed`. Undefined: there is nothing to say any more.
 */
export async function mailForStaff(
  { mail, sold }: { mail: Mail; sold: SoldInLetter },
  shop: Shop,
  { revealed, write = letterFor }: { revealed: boolean; write?: typeof letterFor },
): Promise<ReadLetter | undefined> {
  const letter = await write(mail, sold, { ...shop, vault: blindVault });
  if (!letter) return undefined;
  const { subject, text, html } = letter;
  // values are escaped, so that only the template's own tags and attributes look like these
  const inert = html.replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, said).replace(/ href="[^"]*"/g, "");
  const masks = [...codeIn(mail), ...(revealed ? [] : await masksOf(mail, sold, shop.db))];
  return { subject: masked(subject, masks), text: masked(text, masks), html: masked(inert, masks, escapeHtml) };
}

/** The QR picture's own words, where the picture would be. */
const said = `<span style="display:block;width:240px;padding:12px;color:#0a1f44;font-size:14px">$1</span>`;

/** The one code that no vault keeps. */
function codeIn({ kind, what }: Mail): Mask[] {
  return kind === "goodwill_code" && what !== null ? [[what, hidden]] : [];
}

type Mask = readonly [whole: string, shown: string];

/** All that an e-mail of this order can say of people, the longest first: an address may hold a name. */
async function masksOf(mail: Mail, sold: SoldInLetter, db: DbOrTx): Promise<Mask[]> {
  const [address, signers] = await Promise.all([addressOf(db, sold.id), signersOf(db, sold.id)]);
  const mailboxes = [sold.email, mail.recipient, ...sold.travellers.map(({ email }) => email)];
  const contacts = [...mailboxes, ...signers.map(({ contact }) => contact)];
  const names = [...sold.travellers, ...signers].map(({ name }) => name);
  const lines = address ? printedOrderAddress(address, address.contact_person) : [];
  const masks = [
    ...contacts.map((one) => [one, one?.includes("@") ? maskedMailbox(one) : "•••"] as const),
    ...[...names, address?.contact_person].map((one) => [one, maskedName(one ?? "")] as const),
    ...lines.map((one) => [one, "•••"] as const),
  ];
  return masks
    .filter((mask): mask is Mask => Boolean(mask[0]?.trim()))
    .flatMap(([whole, shown]) => [[oneLine(whole), shown] as const, [withoutLinks(oneLine(whole)), shown] as const])
    .toSorted(([one], [other]) => other.length - one.length);
}

function masked(text: string, masks: readonly Mask[], written = (plain: string) => plain): string {
  return masks.reduce((left, [whole, shown]) => left.replace(alone(written(whole)), shown), text);
}

/** `Li` is no part of `Link`; Chinese, which writes no spaces, has no such border. */
function alone(whole: string): RegExp {
  const [before, after] = [/^[\p{Script=Latin}\p{N}]/u, /[\p{Script=Latin}\p{N}]$/u].map((edge) => edge.test(whole));
  const letter = "[\\p{Script=Latin}\\p{N}]";
  return new RegExp(`${before ? `(?<!${letter})` : ""}${RegExp.escape(whole)}${after ? `(?!${letter})` : ""}`, "gu");
}
