import { walletsAt } from "../../../adapters/wallet/wallet.ts";
import type { Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { esimPageId } from "../../sales/orders/esim-page.server.ts";
import { installKey } from "../../sales/orders/order-keys.server.ts";
import { areaNames, travellersOf, type Order } from "../../sales/orders/store.server.ts";
import { esimsToInstall, type OpenedEsim } from "../../stock/esim-profiles/esims-to-install.server.ts";
import { beenOnPhone } from "../../stock/esim-profiles/rules.ts";
import { markOpened } from "../esim-shares/store.server.ts";
import { GetInstall, type ShownEsim } from "./contract.ts";
import { esimBehind, type Behind } from "./esim-behind.server.ts";

/** What a traveller needs to install it, and nothing about the purchase. */
export const getInstall = operation(GetInstall, async ({ opened, ...link }, context) => {
  const { db, visitor, vault, now, wallets } = context;
  const behind = await esimBehind(link, context);
  const { order, position, share } = behind;
  const plan = order.plan_as_sold;
  const outcome = outcomeOf(order);
  const [area, esim] = await Promise.all([
    areaNames(db, plan.scope, plan.area),
    outcome === "ready" ? shown(behind, context) : null,
  ]);
  if (share && opened) await markOpened(db, share.id, now);
  return {
    outcome,
    area: plan.area,
    areaName: area?.names[visitor.language] ?? plan.area,
    kind: plan.kind,
    allowanceMb: plan.allowance_mb,
    days: order.days,
    startRule: plan.start_rule,
    identity: plan.identity,
    reinstall: plan.reinstall,
    esim,
    wallets: walletsAt(wallets, now).map(({ name }) => name),
    sharedUntil: share?.expiresAt.toISOString() ?? null,
    page:
      link.orderNumber && !share ? { id: esimPageId(order, position), key: installKey(vault, order, position) } : null,
  };
});

function outcomeOf({ state }: Order): "ready" | "waiting" | "returned" {
  if (state === "delivered") return "ready";
  return state === "refunding" || state === "refunded" || state === "cancelled" ? "returned" : "waiting";
}

async function shown({ order, position, share }: Behind, { db, vault }: Context): Promise<ShownEsim | null> {
  const [opened, travellers] = await Promise.all([esimsToInstall(db, vault, order.id), travellersOf(db, order.id)]);
  const esim = opened.find((one) => one.position === position);
  if (!esim) return null;
  const { profileState, profileStateAt, device } = esim;
  const traveller = travellers.find((one) => one.position === position)?.name ?? null;
  return {
    position,
    traveller,
    profileState,
    profileStateAt,
    device,
    // once a phone has downloaded it, its code is useless to others
    codes: share && beenOnPhone.includes(profileState) ? null : codesOf(esim),
  };
}

function codesOf({
  iccid,
  smdpAddress,
  matchingId,
  activationCode,
  appleLink,
  androidLink,
  confirmationCode,
}: OpenedEsim) {
  return { iccid, smdpAddress, matchingId, activationCode, appleLink, androidLink, confirmationCode };
}
