import { createHash } from "node:crypto";
import { walletsAt, type PassFile, type WalletPass } from "../../../adapters/wallet/wallet.ts";
import { installWords } from "../../../i18n/install.server.ts";
import { dayMs } from "../../../kernel/duration.ts";
import { shownLanguage, type Language } from "../../../kernel/language.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import type { Context } from "../../../platform/context.server.ts";
import { clockThere } from "../../catalogue/plans/clock-there.server.ts";
import { amountText } from "../../catalogue/plans/plan-truth.ts";
import { esimPageId } from "../../sales/orders/esim-page.server.ts";
import { installKey } from "../../sales/orders/order-keys.server.ts";
import { buyersZone } from "../../sales/orders/rules.ts";
import { areaNames, type Order } from "../../sales/orders/store.server.ts";
import type { EsimLink } from "../installs/contract.ts";
import { esimBehind } from "../installs/esim-behind.server.ts";
import { latestStart } from "../installs/latest-start.server.ts";

type WalletWish = { wallet: string; link: EsimLink; language: Language };

/** What a browser takes or where it goes to keep one eSIM in the phone's wallet, for whoever may see its page. */
export async function walletPass(
  { wallet: name, link, language }: WalletWish,
  context: Context,
): Promise<URL | PassFile> {
  const wallet = walletsAt(context.wallets, context.now).find((one) => one.name === name);
  const { order, position } = await esimBehind(link, context);
  if (!wallet || order.state !== "delivered") return refuse("NOT_DELIVERED");
  return wallet.made(await passOf({ order, position, link, language }, context), context.now);
}

type Asked = { order: Order; position: number; link: EsimLink; language: Language };

/**
 * A pass stands on locked screens and is shown to others: it has neither the codes nor whose it is, and links back by
 * the way it was come by.
 */
async function passOf({ order, position, link, language }: Asked, context: Context): Promise<WalletPass> {
  const { db, vault, origin } = context;
  const { scope, area, kind, allowance_mb, day_zone } = order.plan_as_sold;
  const names = await areaNames(db, scope, area);
  const { wallet: words, plan } = installWords(language);
  const there = clockThere(day_zone, names?.time_zone, language);
  const useBy = await latestStart({ order, position }, context);
  const query = new URLSearchParams(
    link.share ? { share: link.share } : { id: esimPageId(order, position), key: installKey(vault, order, position) },
  );
  const zone = there?.zone ?? buyersZone(order.lang, order.currency);
  return {
    // a wallet keeps what it has under an id: whoever was sent a link must not get the pass with the buyer's
    id: createHash("sha256").update(`wallet ${order.id} ${position} ${query}`).digest("hex").slice(0, 24),
    language: shownLanguage(language),
    name: words.name,
    title: names?.names[shownLanguage(language)] ?? area,
    facts: [
      { name: plan.data, value: plan.amounts[kind](amountText({ allowanceMb: allowance_mb })) },
      { name: plan.days, value: plan.inDays(order.days) },
      { name: words.useBy, value: dateText(dateAt(useBy.getTime(), zone), shownLanguage(language)) },
    ],
    page: { address: `${origin}/${language}/install?${query}`, label: words.open },
    ends: new Date(useBy.getTime() + order.days * dayMs),
  };
}
