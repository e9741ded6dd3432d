import type pg from "pg";
import type { CardFacts } from "../../adapters/payment/payment-gateway.ts";
import type { Language } from "../../kernel/language.ts";
import type { CardAnswer, CardWish } from "./gateway-wire.ts";
import { newReference } from "./references.server.ts";
import type { ChargedAs } from "./sandbox-cards.ts";

/** A card that is, or was to be, kept. `needs_action`: it was typed, and the shopper is at the bank. */
export type KeptCard = {
  reference: string;
  description: string;
  language: Language;
  return_url: string;
  state: CardAnswer["state"] | "needs_action";
  failure: string | null;
  brand: string | null;
  last_four: string | null;
  expires_on: string | null;
  expires_at: Date;
};

/** What a webhook tells the shop: the state. It asks for the card's details. */
export const cardSubject =
  "jsonb_strip_nulls(jsonb_build_object('reference', reference, 'state', state, 'failure', failure))";

export function cardAnswer({ reference, state, failure, brand, last_four, expires_on }: KeptCard): CardAnswer {
  const open = state === "needs_action" ? "waiting" : state;
  const card = state === "saved" &&
    brand &&
    last_four &&
    expires_on && { brand, lastFour: last_four, expiresOn: expires_on };
  return { reference, state: open, ...(failure !== null && { failure }), ...(card && { card }) };
}

/** Writes down that a card is asked for, or answers what this key has begun before. */
export async function keepCard(database: pg.Pool, key: string, wish: CardWish, now: Date): Promise<KeptCard> {
  const { rows } = await database.query<KeptCard>(
    `insert into sandbox_gateway.cards (reference, idempotency_key, description,
      language, return_url, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (idempotency_key) do nothing returning *`,
    [newReference("card"), key, wish.description, wish.language, wish.returnUrl, now, new Date(wish.expiresAt)],
  );
  if (rows[0]) return rows[0];
  const earlier = await database.query<KeptCard>("select * from sandbox_gateway.cards where idempotency_key = $1", [
    key,
  ]);
  return earlier.rows[0]!;
}

export async function findCard(database: pg.Pool, reference: string): Promise<KeptCard | undefined> {
  const { rows } = await database.query<KeptCard>("select * from sandbox_gateway.cards where reference = $1", [
    reference,
  ]);
  return rows[0];
}

/**
 * `typed`: what is kept of the card that was typed; it is kept from the bank's question on, and only as long as the
 * card.
 */
export type CardMove = {
  from: readonly KeptCard["state"][];
  to: KeptCard["state"];
  failure?: string;
  typed?: CardFacts & { charges: ChargedAs };
};

/**
 * Moves a card and queues its webhook, in one statement; nothing when it was elsewhere, or its page
 * is over.
 */
export async function moveCard(
  database: pg.Pool,
  reference: string,
  { from, to, failure, typed }: CardMove,
  now: Date,
): Promise<KeptCard | undefined> {
  const kept = (column: string, value: number) =>
    `${column} = case when $2 in ('needs_action', 'saved') then coalesce($${value}, ${column}) end`;
  const { rows } = await database.query<KeptCard>(
    `with moved as (
       update sandbox_gateway.cards set state = $2, failure = $3,
         ${kept("brand", 4)}, ${kept("last_four", 5)}, ${kept("expires_on", 6)}, ${kept("charges_as", 7)},
         settled_at = case when $2 not in ('waiting', 'needs_action') then $8::timestamptz end
       where reference = $1 and state = any($9) and (state = 'saved' or expires_at > $8)
       returning *
     ), told as (
       insert into sandbox_gateway.webhooks (event_id, type, kind, subject, created_at, next_attempt_at)
       select $10, 'card.' || state, 'card', ${cardSubject}, $8, $8 from moved where settled_at is not null
     )
     select * from moved`,
    [
      reference,
      to,
      failure,
      typed?.brand,
      typed?.lastFour,
      typed?.expiresOn,
      typed?.charges,
      now,
      from,
      newReference("evt"),
    ],
  );
  return rows[0];
}
