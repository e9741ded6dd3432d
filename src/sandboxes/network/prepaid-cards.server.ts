import type pg from "pg";
import type {
  Adjusted,
  Adjustment,
  Credit,
  Credited,
  PrepaidCard,
  PrepaidNetwork,
} from "../../adapters/network/prepaid-network.ts";
import { dayMs } from "../../kernel/duration.ts";
import { networkNow } from "./clock-store.server.ts";
import { balanceOf, isEnded, isValid } from "./prepaid-life.ts";
import {
  journalAfter,
  prepaidToSettle,
  saveLife,
  settledPrepaid,
  type SettledPrepaid,
} from "./prepaid-store.server.ts";
import { pukOf } from "./puk.ts";
import { inTransaction } from "./transaction.server.ts";

type Access = { pool: pg.Pool; clock: () => Date; onItsWay: <Answer>(act: () => Promise<Answer>) => Promise<Answer> };

/** The prepaid side of the sandbox network; it counts when it is read, as the rest does. */
export function prepaidCards({ pool, clock, onItsWay }: Access): PrepaidNetwork {
  const settled = <Result>(iccid: string, act: (tx: pg.PoolClient, card?: SettledPrepaid) => Promise<Result>) =>
    inTransaction(pool, async (tx) =>
      act(tx, await settledPrepaid(tx, iccid, await networkNow(tx, clock().getTime()))),
    );

  return {
    findPrepaid: (iccid) => onItsWay(() => settled(iccid, async (_tx, card) => card && shown(card))),

    isPukOf: (iccid, puk) =>
      onItsWay(() =>
        settled(iccid, async (_tx, card) => {
          const state = card && shown(card).state;
          return (state === "active" || state === "lapsed") && puk === pukOf(iccid);
        }),
      ),

    credit: (wish) =>
      onItsWay(() => settled(wish.iccid, async (tx, card) => (await creditedBy(tx, wish)) ?? credit(tx, wish, card))),

    withdrawCredit: (key) =>
      onItsWay(async () => {
        const { rows } = await pool.query<CreditRow>(
          `insert into sandbox_network.prepaid_credits as kept (key, withdrawn) values ($1, true)
           on conflict (key) do update set key = kept.key returning kept.*`,
          [key],
        );
        const [row] = rows as [CreditRow];
        return row.withdrawn ? { state: "withdrawn" } : creditOf(row);
      }),

    adjust: (wish) =>
      onItsWay(() => settled(wish.iccid, async (tx, card) => (await wasAdjusted(tx, wish)) ?? adjust(tx, wish, card))),

    readJournal: (after, most) =>
      onItsWay(async () => {
        for (const iccid of await prepaidToSettle(pool)) await settled(iccid, async () => {});
        return journalAfter(pool, after, most);
      }),
  };
}

type CreditRow = { iccid: string | null; amount: number; valid_until: Date; withdrawn: boolean; credited_at: Date };

const creditOf = ({ valid_until, credited_at }: CreditRow) => ({
  state: "credited" as const,
  validUntil: valid_until,
  at: credited_at,
});

async function creditedBy(tx: pg.PoolClient, { key, iccid, amount }: Credit): Promise<Credited | undefined> {
  const { rows } = await tx.query<CreditRow>("select * from sandbox_network.prepaid_credits where key = $1", [key]);
  const [row] = rows;
  if (!row) return undefined;
  if (row.withdrawn) return { state: "refused", failure: "withdrawn" };
  if (row.iccid !== iccid || row.amount !== amount) throw new Error(`the key ${key} was used for another credit`);
  return creditOf(row);
}

/** The card is locked; a withdrawal at the same moment meets it at the key. */
async function credit(tx: pg.PoolClient, wish: Credit, card: SettledPrepaid | undefined): Promise<Credited> {
  if (!card) return { state: "refused", failure: "not_prepaid" };
  const { life, at } = card;
  if (card.state === "blocked") return { state: "refused", failure: "card_blocked" };
  if (card.state !== "active" || isEnded(life, at)) return { state: "refused", failure: "card_ended" };
  const validUntil = Math.max(life.validUntil ?? 0, at + wish.validDays * dayMs);
  const { rowCount } = await tx.query(
    `insert into sandbox_network.prepaid_credits (key, iccid, amount, valid_until, credited_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [wish.key, wish.iccid, wish.amount, new Date(validUntil), new Date(at)],
  );
  if (rowCount === 0) return (await creditedBy(tx, wish))!;
  await saveLife(tx, { ...card, life: { ...life, credited: life.credited + wish.amount, validUntil } });
  return { state: "credited", validUntil: new Date(validUntil), at: new Date(at) };
}

async function wasAdjusted(tx: pg.PoolClient, { key, iccid, amount }: Adjustment): Promise<Adjusted | undefined> {
  const { rows } = await tx.query<CreditRow>("select * from sandbox_network.prepaid_credits where key = $1", [key]);
  const [row] = rows;
  if (row && (row.iccid !== iccid || row.amount !== amount))
    throw new Error(`the key ${key} was used for something else`);
  return row && { state: "adjusted", at: row.credited_at };
}

async function adjust(tx: pg.PoolClient, wish: Adjustment, card: SettledPrepaid | undefined): Promise<Adjusted> {
  if (!card) return { state: "refused", failure: "not_prepaid" };
  const { life, at } = card;
  if (!isValid(life, at)) return { state: "refused", failure: "card_lapsed" };
  if (balanceOf(life) + wish.amount < 0) return { state: "refused", failure: "balance_too_low" };
  await tx.query(
    `insert into sandbox_network.prepaid_credits (key, iccid, amount, valid_until, credited_at)
     values ($1, $2, $3, $4, $5)`,
    [wish.key, wish.iccid, wish.amount, new Date(life.validUntil!), new Date(at)],
  );
  await saveLife(tx, { ...card, life: { ...life, credited: life.credited + wish.amount } });
  return { state: "adjusted", at: new Date(at) };
}

function shown({ iccid, life, state, at }: SettledPrepaid): PrepaidCard {
  const { tariff, usedBytes, validUntil } = life;
  return {
    iccid,
    tariff,
    state: state === "expired" || isEnded(life, at) ? "ended" : state === "blocked" ? "blocked" : stateNow(life, at),
    balance: balanceOf(life),
    usedBytes,
    validUntil: validUntil === null ? null : new Date(validUntil),
    asOf: new Date(at),
  };
}

const stateNow = (life: SettledPrepaid["life"], at: number) =>
  life.validUntil === null || isValid(life, at) ? "active" : "lapsed";
