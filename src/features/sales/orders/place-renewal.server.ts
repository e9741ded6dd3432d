import type { Currency } from "../../../kernel/currency.ts";
import type { Language } from "../../../kernel/language.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { buyerOf } from "../promos/rules.ts";
import { newOrderNumber } from "./order-number.server.ts";
import { offerRefusal } from "./order-refusals.server.ts";
import { orderRows } from "./order-rows.server.ts";
import { wishSignature } from "./order-signature.server.ts";
import { orderByNumber, type Order } from "./store.server.ts";
import { writeOrder, type Wish } from "./write-order.server.ts";

/** `versions` of the texts that the account's owner agreed to. */
type RenewalToPlace = {
  accountId: string;
  email: string;
  language: Language;
  iccid: string;
  planCode: string;
  days: number;
  unit: { amount: number; currency: Currency };
  versions: { privacyPolicy: string; dataTransfer: string; beginNow: string };
  requestKey: string;
  channel: "auto_top_up";
};

/**
 * Places an order for one SIM in the caller's transaction, without a visitor: by the same statement as any other order,
 * so at the current price or not at all. The caller has checked the SIM with the network.
 */
export async function placeRenewal(
  tx: DbOrTx,
  renewal: RenewalToPlace,
  { vault, now }: Pick<Context, "vault" | "now">,
): Promise<Order> {
  const { accountId, email, language, iccid, planCode, days, unit, versions, requestKey, channel } = renewal;
  const consent = (version: string) => ({ given: true as const, version });
  const wish: Wish = {
    requestKey,
    planCode,
    days,
    email,
    way: "renewal",
    quantity: 1,
    currency: unit.currency,
    expectedTotal: unit.amount,
    iccids: [iccid],
    privacyPolicy: consent(versions.privacyPolicy),
    dataTransfer: consent(versions.dataTransfer),
    beginNow: consent(versions.beginNow),
  };
  const moment = {
    number: newOrderNumber(),
    language,
    browserId: undefined,
    notSold: [],
    now,
    buyer: buyerOf(email),
    signature: wishSignature(vault, wish),
    free: true,
    rows: orderRows(wish, vault),
    accountId,
  };
  const written = await writeOrder(tx, wish, moment);
  if (!written.number) throw offerRefusal(written) ?? new Refusal("PRICE_CHANGED");
  await tx.updateTable("orders").set({ channel }).where("number", "=", written.number).execute();
  return (await orderByNumber(tx, written.number))!;
}
