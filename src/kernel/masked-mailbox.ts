/** Enough to know a buyer's mailbox again, and not to write to it: `h•••@outlook.com`. */
export function maskedMailbox(email: string): string {
  const at = email.lastIndexOf("@");
  return `${Array.from(email)[0] ?? ""}•••${at < 0 ? "" : email.slice(at)}`;
}
