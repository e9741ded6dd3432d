import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { randomLetters } from "../../../platform/random-letters.server.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import { topUpByNumber, type TopUp } from "../../sales/top-ups/store.server.ts";

/** `TU` and ten letters: 50 random bits, so that nobody can count top-ups or guess one. */
export const newTopUpNumber = (): string => `TU${randomLetters(10)}`;

export const keyOfTopUp = (vault: Vault, id: string): string => vault.sign("top-up", id);

/** Refuses an unknown number and a wrong key alike. */
export async function topUpBehindKey(
  db: DbOrTx,
  { number, key }: { number: string; key: string },
  vault: Vault,
): Promise<TopUp> {
  const found = await topUpByNumber(db, number.toUpperCase());
  return vault.isSigned("top-up", found?.id ?? "", key) && found ? found : refuse("NOT_FOUND");
}
