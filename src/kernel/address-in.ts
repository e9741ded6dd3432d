/** `Farwave <service@farwave.example>` → `service@farwave.example`. */
export function addressIn(mailbox: string): string {
  return mailbox.match(/<([^<>]+)>\s*$/)?.[1] ?? mailbox.trim();
}
