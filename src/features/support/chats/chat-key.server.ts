import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import { chatById, lockChat, type StoredChat } from "./store.server.ts";

/** Of the browser in which a chat began; it is in the link of an e-mail as well. */
export const keyOfChat = (vault: Vault, id: string): string => vault.sign("chat", id);

const fits = ({ vault }: Pick<Context, "vault">, { id, key }: Shown) => vault.isSigned("chat", id, key);

type Shown = { id: string; key: string };

/** Refuses an unknown chat and a wrong key alike. */
export async function chatBehindKey(db: DbOrTx, shown: Shown, context: Pick<Context, "vault">): Promise<StoredChat> {
  if (!fits(context, shown)) return refuse("NOT_FOUND");
  return (await chatById(db, shown.id)) ?? refuse("NOT_FOUND");
}

/** The same, its row locked until the end of the transaction. */
export async function lockChatBehindKey(
  tx: DbOrTx,
  shown: Shown,
  context: Pick<Context, "vault">,
): Promise<StoredChat> {
  if (!fits(context, shown)) return refuse("NOT_FOUND");
  return (await lockChat(tx, shown.id)) ?? refuse("NOT_FOUND");
}
