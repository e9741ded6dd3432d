import { minuteMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { networksOf } from "../../../platform/networks.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { holdProfiles, profilesWithin, returnProfiles } from "../../stock/esim-profiles/held-profiles.server.ts";
import { profilesAvailable } from "../../stock/esim-profiles/store.server.ts";
import { cardsWithin, holdCards, returnHeldCards } from "../../stock/sim-cards/hold-cards.server.ts";
import { cardsAvailable } from "../../stock/sim-cards/store.server.ts";
import { buyerOf } from "../promos/rules.ts";
import { retryAt, heldUntil, holdersOf, smallOrder, type Asking } from "./holding-rules.ts";
import { deleteHolds, heldBy, lockHolders, payingWritten } from "./holds-store.server.ts";
import { isFromOurPool } from "./rules.ts";
import { moveOrder, type Order } from "./store.server.ts";

/** The payer; without a visitor when a saved card is charged. */
type Holding = Pick<Context, "config" | "vault" | "now"> & { visitor?: Context["visitor"] };

/**
 * Moves an order to `paying` and reserves its stock, all or none, so that nobody pays for what is sold out. Renewals and
 * suppliers that make eSIMs on demand need no reservation. Call it with the order's row locked; idempotent.
 * `holding-rules` limits what one mailbox, browser, account and network may hold: orders of the same holder wait here
 * for the caller's transaction to end, so call it last.
 */
export async function beginPaying(tx: DbOrTx, order: Order, holding: Holding): Promise<void> {
  const what = stockOf(order);
  if (!what) return void (await moveOrder(tx, order.id, "paying"));
  const { config, now } = holding;
  const { id, quantity } = order;
  const holders = await withinShares(tx, { order, what }, holding);
  const { hold, within } = shelves[what];
  if (quantity > smallOrder) {
    const least = quantity + (await settingOf(tx, config, "low_stock"));
    const there = await within(tx, id, least);
    if (there < least) refuse(there > 0 ? "FEW_LEFT" : "OUT_OF_STOCK");
  }
  const until = heldUntil(quantity, now, config);
  const paying = payingWritten({ order_id: id, what, pieces: quantity, holders, held_at: now, held_until: until });
  if (!(await hold(tx, id, quantity, paying))) refuse("OUT_OF_STOCK");
}

/** When the hold of a payment that starts now ends; the attempt must end by then. */
export function newHoldEnd(order: Order, { config, now }: Pick<Holding, "config" | "now">): Date | undefined {
  return stockOf(order) && heldUntil(order.quantity, now, config);
}

const shelves = {
  card: { hold: holdCards, within: cardsWithin, available: cardsAvailable },
  esim: { hold: holdProfiles, within: profilesWithin, available: profilesAvailable },
};

/** How many are available. */
export function piecesAvailable(db: DbOrTx, what: keyof typeof shelves): Promise<number> {
  return shelves[what].available(db);
}

function stockOf(order: Order): keyof typeof shelves | undefined {
  if (order.way === "physical") return "card";
  return isFromOurPool(order) ? "esim" : undefined;
}

/**
 * Checks the limits under locks, so that concurrent orders in any process cannot exceed them. Returns the holders that
 * the hold counts for.
 */
async function withinShares(
  tx: DbOrTx,
  { order, what }: { order: Order; what: string },
  { config, vault, visitor, now }: Holding,
): Promise<string[]> {
  const { id, quantity: pieces, email, account_id } = order;
  const networks = visitor ? networksOf(visitor.address) : [];
  const asking: Asking = {
    pieces,
    mailbox: buyerOf(email),
    networks,
    browserId: visitor?.browserId,
    accountId: account_id ?? undefined,
  };
  const holders = holdersOf(asking, config);
  const hash = ({ kind, name }: { kind: string; name: string }) => vault.sign("stock", `${kind} ${name}`);
  const hashes = holders.map(hash);
  // orders that must leave the last pieces to others are serialised, or two of them could leave none
  await lockHolders(tx, pieces > smallOrder ? [...hashes, `low stock ${what}`] : hashes);
  const held = await heldBy(tx, hashes, { orderId: id, now });
  const full = retryAt(asking, holders, (holder) => held.get(hash(holder)));
  if (!full) return hashes;
  const minutes = Math.ceil((full.until.getTime() - now.getTime()) / minuteMs);
  return refuse(full.own ? "HELD_UNPAID" : "HELD_BY_NETWORK", undefined, { until: full.until.toISOString(), minutes });
}

/** Releases what was held and not delivered. */
export async function returnHeldStock(tx: DbOrTx, orderIds: readonly string[]): Promise<void> {
  await returnProfiles(tx, orderIds);
  await returnHeldCards(tx, orderIds);
  await deleteHolds(tx, orderIds);
}
