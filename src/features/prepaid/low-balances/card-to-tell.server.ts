import type { PrepaidTariff } from "../../../kernel/prepaid-tariff.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

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
