import { digitsTyped, iccidKey } from "../../../kernel/iccid.ts";
import type { PrepaidTariff } from "../../../kernel/prepaid-tariff.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { AccountCaller, Context } from "../../../platform/context.server.ts";
import { holdsCard } from "../holders/holds-card.server.ts";
import { cardToTell } from "./card-to-tell.server.ts";

type Owned = { accountId: string; iccid: string; tariff: PrepaidTariff };

/** Somebody else's card, one that does not exist and one that is not prepaid get the same answer. */
export async function ownedCard(
  typed: string,
  { db, now, caller }: Pick<Context, "db" | "now"> & { caller: AccountCaller },
): Promise<Owned> {
  const iccid = iccidKey(digitsTyped(typed));
  const whose = { accountId: caller.accountId, iccid };
  const card = (await holdsCard(db, whose, now)) ? await cardToTell(db, iccid) : undefined;
  return card ? { ...whose, tariff: card.tariff } : refuse("NOT_FOUND");
}
