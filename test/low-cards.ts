import type pg from "pg";
import { isDatabaseAway } from "../src/platform/database/away.server.ts";
import { withCheckDigit } from "./shop-fixture.ts";

/** What becomes of the charges of an account's payment card, in turn. */
const endings = ["paid", "paid", "paid_later", "card_declined"];

/** Of all accounts; one card in five is blocked, so that its money goes back. */
const cardOf = (place: number) => withCheckDigit(`89852341${String(9_000_000 + place * 1000).padStart(10, "0")}`);

/**
 * Each account holds an empty prepaid card and has agreed to a top-up that lifts it above the threshold: one is made,
 * however often and by whomever it is looked at. The cap would allow three.
 */
export async function agreeToTopUps(pool: pg.Pool): Promise<void> {
  await pool.query(
    "insert into staff (email, name, role, created_at) values ('mei@example.com', 'Mei', 'support', now())",
  );
  const { rows } = await pool.query<{ id: string }>("select id from accounts order by lang");
  for (const [place, { id }] of rows.entries()) {
    const iccid = cardOf(place);
    await pool.query(
      `with paying as (insert into sandbox_gateway.cards (reference, idempotency_key, description, language, return_url,
         state, brand, last_four, expires_on, charges_as, created_at, expires_at, settled_at)
         values ($2, $2, '', 'en', '', 'saved', 'Visa', '4242', '2039-12', $3, now(), now(), now())),
       saved as (insert into saved_cards (id, account_id, gateway, reference, state, asked_at, saved_at)
         values ($1, $1, 'sandbox', $2, 'saved', now(), now()) returning id)
       insert into prepaid_auto_top_ups (account_id, iccid, tariff, card_id, below, amount, monthly_cap, consent_version,
         lang, on_since, changed_at)
       select $1, $4, 'gogochina_001', id, 3400, 3400, 10200, '2026-11', 'en', now(), now() from saved`,
      [id, `card-of-${id}`, endings[place % endings.length], iccid],
    );
    await pool.query("insert into prepaid_holders (iccid, account_id, proven_at) values ($1, $2, now())", [iccid, id]);
    await pool.query("insert into prepaid_cards (iccid, tariff) values ($1, 'gogochina_001')", [iccid]);
    await lookAt(pool, place);
  }
}

/** A dollar more or less on one of the cards that the crowd tops up, or of these; the network takes it or not. */
async function correct(pool: pg.Pool, place: number): Promise<void> {
  const ofCrowd = withCheckDigit(`89852341${String(1000 + (place % 6)).padStart(10, "0")}`);
  await pool.query(
    `with corrected as (
       insert into prepaid_corrections (iccid, tariff, amount, reason, state, staff_id, decided_at)
       select iccid, tariff, $3, 'a crowd', 'decided', staff.id, now() from prepaid_cards, staff
       where iccid = $1 or (iccid = $2 and $3 > 0) limit 1 returning id)
     select graphile_worker.add_job('carry-out-correction', json_build_object('correctionId', id), max_attempts => 25)
     from corrected`,
    [ofCrowd, cardOf(place), place % 2 === 0 ? 100 : -100],
  );
}

/** Several looks at one card may run at the same moment; the database may be away. */
export async function lookAt(pool: pg.Pool, place: number): Promise<void> {
  const iccid = cardOf(place);
  try {
    for (let time = 0; time < 2; time++)
      await pool.query(
        "select from graphile_worker.add_job('look-at-balance', json_build_object('iccid', $1::text), max_attempts => 25, job_key => gen_random_uuid()::text)",
        [iccid],
      );
    await correct(pool, place);
    if (place % 5 === 0 && Math.random() < 0.2)
      await pool.query(
        "insert into sandbox_network.sims (iccid, state, known_at) values ($1, 'blocked', now()) on conflict do nothing",
        [iccid],
      );
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
  }
}
