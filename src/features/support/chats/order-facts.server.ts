import type { Language } from "../../../kernel/language.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { refundsMade } from "../../aftersales/order-details/store.server.ts";
import { packageShown } from "../../aftersales/packages/package-shown.server.ts";
import { packagesOfOrder, type PackageRow } from "../../aftersales/packages/store.server.ts";
import { requestsAsTold } from "../../aftersales/refund-requests/store.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { orderStateAsTold, parcelAsTold } from "../../delivery/dispatches/parcel-as-told.server.ts";
import { orderWithId, type Order } from "../../sales/orders/store.server.ts";
import type { ChatOrder } from "./contract.ts";
import { refundState } from "./rules.ts";
import type { StoredChat } from "./store.server.ts";

export type FactsContext = Pick<Context, "db" | "catalogueVersion" | "vault" | "now" | "suppliers">;

/** The order that a chat's person has proven, as long as the links hold that were good then. */
export async function provenOrder(db: DbOrTx, { order_id, order_epoch }: StoredChat): Promise<Order | null> {
  const order = order_id === null ? undefined : await orderWithId(db, order_id);
  return order && order.links_epoch === order_epoch ? order : null;
}

/** How far an order is, read when it is shown; no name, address, code or link is among it. */
export async function orderFacts(
  chat: StoredChat,
  language: Language,
  context: FactsContext,
): Promise<ChatOrder | null> {
  const { db } = context;
  const order = await provenOrder(db, chat);
  if (!order) return null;
  const [packages, requests, refunds, atlas, parcel] = await Promise.all([
    packagesOfOrder(db, order.id, undefined),
    requestsAsTold(db, order.id),
    refundsMade(db, order.id),
    atlasOf(context),
    parcelAsTold(db, order.id),
  ]);
  const showing = { ...context, atlas, language, caller: {}, late: false };
  return {
    number: order.number,
    state: orderStateAsTold(order.state, parcel),
    way: order.way,
    isOfAccount: chat.account_id !== null && order.account_id === chat.account_id,
    refund: refundState({ order: order.state, requests, refunds }),
    packages: packages.map((row) => {
      const { order: _opens, ...facts } = packageShown({ ...row, own: false }, showing);
      return { ...facts, where: whereIs({ ...row, parcel: parcel?.state ?? null }) };
    }),
  };
}

/** Of the thing itself: on a phone, in the post, or still to come. */
function whereIs({ way, profile_state: profile, parcel, renewal }: PackageRow): ChatOrder["packages"][number]["where"] {
  if (way === "physical") return parcel ?? "waiting";
  if (way === "renewal") return renewal ?? "applied";
  if (profile === null) return "waiting";
  if (profile === "deleted") return "deleted";
  return profile === "installed" || profile === "enabled" || profile === "disabled" ? "installed" : "ready";
}
