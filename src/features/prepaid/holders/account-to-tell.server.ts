import type { Language } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

type Account = { email: string; phone: string | null; lang: Language };

export function accountToTell(db: DbOrTx, id: string): Promise<Account | undefined> {
  return db.selectFrom("accounts").select(["email", "phone", "lang"]).where("id", "=", id).executeTakeFirst();
}
