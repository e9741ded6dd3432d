import type { Language } from "../../../kernel/language.ts";
import type { PrepaidTariff } from "../../../kernel/prepaid-tariff.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

type Account = { email: string; phone: string | null; lang: Language };

export function accountToTell(db: DbOrTx, id: string): Promise<Account | undefined> {
  return db.selectFrom("accounts").select(["email", "phone", "lang"]).where("id", "=", id).executeTakeFirst();
}

export function cardToTell(
  db: DbOrTx,
  iccid: string,
): Promise<{ tariff: PrepaidTariff; validUntil: Date | null } | undefined> {
  return db
    .selectFrom("prepaid_cards")
    .select(["tariff", "valid_until as validUntil"])
    .where("iccid", "=", iccid)
    .executeTakeFirst();
}
