import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { randomLetters } from "../../../platform/random-letters.server.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import { lockRealName, realNameByNumber, type RealName } from "./store.server.ts";

type Shown = { number: string; key: string };

/** `RN` and ten letters: 50 random bits, so that nobody can count registrations or guess one. */
export const newRealNameNumber = (): string => `RN${randomLetters(10)}`;

/** Of a private link: whoever has it sees the state and may correct or take back, and never sees a photograph. */
export const keyOfRealName = (vault: Vault, id: string): string => vault.sign("real name", id);

const simOf = (id: string, iccid: string): [purpose: string, text: string] => ["real name", `${id} ${iccid}`];
/** Names a SIM behind the private link, which shows no whole number. */
export const refOfSim = (vault: Vault, id: string, iccid: string): string => vault.sign(...simOf(id, iccid));
export const isRefOfSim = (vault: Vault, id: string, { iccid, ref }: { iccid: string; ref: string }): boolean =>
  vault.isSigned(...simOf(id, iccid), ref);

function fits({ vault }: Pick<Context, "vault">, found: RealName | undefined, key: string): found is RealName {
  return vault.isSigned("real name", found?.id ?? "", key) && found !== undefined;
}

/** Refuses an unknown number and a wrong key alike. */
export async function realNameBehindKey(
  db: DbOrTx,
  { number, key }: Shown,
  context: Pick<Context, "vault">,
): Promise<RealName> {
  const found = await realNameByNumber(db, number.toUpperCase());
  return fits(context, found, key) ? found : refuse("NOT_FOUND");
}

/** The same, its row locked until the end of the transaction. */
export async function lockRealNameBehindKey(
  tx: DbOrTx,
  shown: Shown,
  context: Pick<Context, "vault">,
): Promise<RealName> {
  return lockRealName(tx, (await realNameBehindKey(tx, shown, context)).id);
}
