import { timingSafeEqual } from "node:crypto";
import { refuse } from "../../../kernel/refusal.ts";
import type { Vault } from "../../../platform/vault.server.ts";

/** Whoever has it reads the mailbox. */
export const keyOfMails = (vault: Vault, id: string): string => vault.sign("status mails", id);

export function refuseWrongKey({ id, key }: { id: string; key: string }, { vault }: { vault: Vault }): void {
  const [given, right] = [Buffer.from(key), Buffer.from(keyOfMails(vault, id))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) refuse("NOT_FOUND");
}
