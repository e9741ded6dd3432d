import { refuse } from "../../../kernel/refusal.ts";
import type { Vault } from "../../../platform/vault.server.ts";

/** Whoever has it reads the mailbox. */
export const keyOfMails = (vault: Vault, id: string): string => vault.sign("status mails", id);

export function refuseWrongKey({ id, key }: { id: string; key: string }, { vault }: { vault: Vault }): void {
  if (!vault.isSigned("status mails", id, key)) refuse("NOT_FOUND");
}
