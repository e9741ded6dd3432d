import { minuteMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { networksOf } from "../../../platform/networks.server.ts";
import { holdProfiles, profilesWithin, returnProfiles } from "../../stock/esim-profiles/held-profiles.server.ts";
import { profilesAvailable } from "../../stock/esim-profiles/store.server.ts";
import { cardsWithin, holdCards, returnHeldCards } from "../../stock/sim-cards/hold-cards.server.ts";
import { cardsAvailable } from "../../stock/sim-cards/store.server.ts";
import { buyerOf } from "../promos/rules.ts";
import { comeBackAt, heldUntil, holdersOf, smallOrder, type Asking } from "./holding-rules.ts";
import { endHolds, heldBy, lockHolders, noteHold } from "./holds-store.server.ts";
import { isFromOurPool } from "./rules.ts";
import type { Order } from "./store.server.ts";

/** Who is about to pay; nobody is there when a saved card is charged. */
type Holding = Pick<Context, "config" | "vault" | "now"> & { visitor?: Context["visitor"] };

/**
 * Before somebody pays: what the order needs is set aside, all or none, so that nobody pays for what is sold out.
 * Renewals and suppliers that make eSIMs on demand have nothing to set aside. To be called with the order's row locked;
 * holding twice holds once. How much one mailbox, browser, account and network may have set aside is in
 * `holding-rules`: who shares one waits here until the caller's transaction ends, so it is the last thing in it.
 */
export async function holdStock(tx: DbOrTx, order: Order, holding: Holding): Promise<void> {
  const what = stockOf(order);
  if (!what) return;
  const { config, now } = holding;
  const { id, quantity } = order;
  const holders = await withinShares(tx, { order, what }, holding);
  const { hold, within } = shelves[what];
  if (quantity > smallOrder) {
    const there = await within(tx, id, quantity + config.LOW_STOCK);
    if (there < quantity + config.LOW_STOCK) refuse(there > 0 ? "FEW_LEFT" : "OUT_OF_STOCK");
  }
  if (!(await hold(tx, id, quantity))) refuse("OUT_OF_STOCK");
  await noteHold(tx, {
    order_id: id,
    what,
    pieces: quantity,
    holders,
    held_at: now,
    held_until: heldUntil(quantity, now, config),
  });
}

/** Until when stock is set aside for an order whose payment begins now: the attempt must end by then. */
export function holdEnds(order: Order, { config, now }: Pick<Holding, "config" | "now">): Date | undefined {
  return stockOf(order) && heldUntil(order.quantity, now, config);
}

const shelves = {
  card: { hold: holdCards, within: cardsWithin, available: cardsAvailable },
  esim: { hold: holdProfiles, within: profilesWithin, available: profilesAvailable },
};

/** How many nobody has. */
export function piecesAvailable(db: DbOrTx, what: keyof typeof shelves): Promise<number> {
  return shelves[what].available(db);
}

function stockOf(order: Order): keyof typeof shelves | undefined {
  if (order.way === "physical") return "card";
  return isFromOurPool(order) ? "esim" : undefined;
}

/**
 * Counted behind locks, so that of many at the same moment, in all processes, no more get through than may. Answers for
 * whom it will count.
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
  // orders that leave the last pieces to others take turns, or two of them would leave none
  await lockHolders(tx, pieces > smallOrder ? [...hashes, `low stock ${what}`] : hashes);
  const held = await heldBy(tx, hashes, { orderId: id, now });
  const full = comeBackAt(asking, holders, (holder) => held.get(hash(holder)));
  if (!full) return hashes;
  const minutes = Math.ceil((full.until.getTime() - now.getTime()) / minuteMs);
  return refuse(full.own ? "HELD_UNPAID" : "HELD_BY_NETWORK", undefined, { until: full.until.toISOString(), minutes });
}

/** What was set aside and not delivered is free again. */
export async function returnHeldStock(tx: DbOrTx, orderIds: readonly string[]): Promise<void> {
  await returnProfiles(tx, orderIds);
  await returnHeldCards(tx, orderIds);
  await endHolds(tx, orderIds);
}
