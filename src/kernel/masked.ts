/** Enough to know a buyer's mailbox again, and not to write to it: `h•••@outlook.com`. */
export function maskedMailbox(email: string): string {
  const at = email.lastIndexOf("@");
  return `${Array.from(email)[0] ?? ""}•••${at < 0 ? "" : email.slice(at)}`;
}

/** `Haruka Sato` → `H•••`: enough to know somebody again. */
export const maskedName = (name: string): string => `${Array.from(name.trim())[0] ?? ""}•••`;

/** Masks a phone number by its last digits: its owner recognises it, and nobody else can call it. */
export const maskedPhone = (phone: string): string => `•••• ${phone.slice(-4)}`;
