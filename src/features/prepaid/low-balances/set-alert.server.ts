import { operation } from "../../../platform/operation.server.ts";
import { balanceOf, lockKnownCard } from "../balances/store.server.ts";
import { dropAlert, newestEntry, writeAlert } from "./alerts-store.server.ts";
import { SetLowBalanceAlert } from "./contract.ts";
import { ownedCard } from "./owned-card.server.ts";

/** Whoever chooses a threshold above the balance knows that it is low: that counts as told. */
export const setLowBalanceAlert = operation(SetLowBalanceAlert, async ({ iccid: typed, below, byText }, context) => {
  const { db, now } = context;
  const { accountId, iccid } = await ownedCard(typed, context);
  await db.transaction().execute(async (tx) => {
    if (below === null) return dropAlert(tx, { accountId, iccid });
    await tx.selectFrom("accounts").select("id").where("id", "=", accountId).forKeyShare().executeTakeFirst();
    await lockKnownCard(tx, iccid);
    const isLow = (await balanceOf(tx, iccid)) < below;
    const told_entry = isLow ? ((await newestEntry(tx, iccid)) ?? "0") : null;
    await writeAlert(tx, { account_id: accountId, iccid, below, by_text: byText, told_entry, changed_at: now });
  });
  return {};
});
