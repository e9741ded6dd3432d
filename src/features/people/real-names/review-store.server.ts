import { sql, type RawBuilder } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { all } from "../../../platform/database/facets.server.ts";
import { isBeingReplaced } from "./correction-store.server.ts";
import { isAccepted, isOfDocument } from "./document-store.server.ts";
import { askedOfQueue } from "./queue-facets.server.ts";
import type { QueueFilter } from "./queue-filter.ts";
import type { QueueOrder } from "./rules.ts";
import type { RealName } from "./store.server.ts";

const onAPage = 50;

export type Waiting = Pick<
  RealName,
  | "id"
  | "number"
  | "received_at"
  | "regions"
  | "document_type"
  | "purpose"
  | "corrects"
  | "version"
  | "decided_at"
  | "proposed_by"
  | "master_key"
  | "wrapped_key"
  | "details"
> & {
  sims: number;
  departs_on: string | null;
  held_by: string | null;
  held_name: string | null;
};

type Looking = { now: Date; today: string; first: QueueOrder; filter: QueueFilter };

/** A plan names its SIM as it was typed or imported, perhaps with the digit that vendors print behind its number. */
const vendorDigits = Array.from({ length: 10 }, (_, digit) => sql`sim.iccid || ${sql.lit(String(digit))}`);

/** The first day to come on which somebody leaves whose order of a plan for one of its SIMs still stands. */
export const departureOf = (today: string) => sql`(select min(orders.departs_on)::text from real_name_sims sim
  join data_plans plan on plan.iccid in (sim.iccid, ${sql.join(vendorDigits)}) join orders on orders.id = plan.order_id
  where sim.real_name_id = name.id and orders.departs_on >= ${today}::date
    and orders.state in ('paid', 'dispatching', 'delivered'))`;

/** The oldest by one step along `real_names_queue`; who leaves first is looked up for each that waits. */
export async function waitingOnes(db: DbOrTx, { now, today, first, filter }: Looking): Promise<Waiting[]> {
  const departs = departureOf(today);
  const asked = all(askedOfQueue(filter));
  const page =
    first === "waits"
      ? sql`select name.*, ${departs} as departs_on from
          (select * from real_names where state = 'received' and ${asked} order by received_at, id limit ${onAPage}) name`
      : sql`select name.*, ${departs} as departs_on from real_names name where state = 'received' and ${asked}
          order by departs_on nulls last, received_at, id limit ${onAPage}`;
  const { rows } = await sql<Waiting>`
    select waiting.id, number, received_at, regions, document_type, purpose, corrects, version, decided_at, proposed_by, departs_on,
      master_key, wrapped_key, details,
      (select count(*)::int from real_name_sims where real_name_id = waiting.id) as sims,
      holder.id as held_by, holder.name as held_name
    from (${page}) waiting
      left join staff holder on holder.id = waiting.held_by and waiting.held_until > ${now}
    order by ${first === "leaves" ? sql`departs_on nulls last,` : sql``} received_at, waiting.id`.execute(db);
  return rows;
}

/** Those that were sent after a moment, a second time too. */
export async function countNewWaiting(db: DbOrTx, filter: QueueFilter, since: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from real_names where state = 'received' and received_at > ${since}
        and ${all(askedOfQueue(filter))} limit ${most}) fresh`.execute(db);
  return rows[0]!.count;
}

type Stands = {
  state: RealName["state"];
  version: number;
  held_by: string | null;
  decision: "registered" | "again" | "refused" | null;
  reasons: string[];
  who: string | null;
};

/** How far reviewers are with one, for a colleague of theirs: nothing is opened. */
export async function standsAt(
  db: DbOrTx,
  number: string,
  looking: { staffId: string; now: Date },
): Promise<Stands | null> {
  const { rows } = await sql<Stands>`
    select name.state, version, holder.name as held_by,
      last.decision, array_remove(last.reason || last.more, null) as reasons, decider.name as who
    from real_names name
      left join lateral (select * from (values
          (case when name.state = 'received' then proposal end, proposal_reason, proposal_more_reasons, proposed_by), (name.state, name.reason, more_reasons, decided_by))
        as made (decision, reason, more, by) where decision in ('registered', 'again', 'refused') limit 1) as last on true
      left join staff holder on holder.id = held_by and held_until > ${looking.now} and held_by <> ${looking.staffId}
      left join staff decider on decider.id = last.by
    where number = ${number.toUpperCase()}`.execute(db);
  return rows[0] ?? null;
}

/** As part of a statement. */
export const countToReview = (most: number): RawBuilder<number> => sql<number>`
  (select count(*)::int from (select from real_names where state = 'received' limit ${sql.lit(most)}) waiting)`;

export async function countWaiting(db: DbOrTx, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${countToReview(most)} as count`.execute(db);
  return rows[0]!.count;
}

type Earlier = Pick<RealName, "number" | "state" | "received_at" | "reason" | "more_reasons">;

/** Others of the same document, by its marks. */
export async function earlierOf(db: DbOrTx, realName: RealName): Promise<Earlier[]> {
  const { rows } = await sql<Earlier>`
    select number, state, received_at, reason, more_reasons from real_names name
    where ${isOfDocument(realName)} and id <> ${realName.id} order by received_at desc limit 20`.execute(db);
  return rows;
}

/** Others of the same SIMs, of each the newest ones. */
export async function earlierOfSims(db: DbOrTx, { id }: RealName): Promise<(Earlier & { iccid: string })[]> {
  const { rows } = await sql<Earlier & { iccid: string }>`
    select own.iccid, name.* from real_name_sims own cross join lateral (
      select other.number, other.state, other.received_at, other.reason, other.more_reasons
      from real_name_sims theirs join real_names other on other.id = theirs.real_name_id
      where theirs.iccid = own.iccid and theirs.real_name_id <> ${id} and other.received_at is not null
      order by other.received_at desc limit 5) name
    where own.real_name_id = ${id} order by own.iccid, name.received_at desc`.execute(db);
  return rows;
}

/** SIMs under the name behind its document, with its own, which may wait for a reviewer before they are. */
export async function countHeldWith(db: DbOrTx, realName: RealName): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct sim.iccid)::int as count from real_name_sims sim join real_names name on name.id = sim.real_name_id
    where name.id = ${realName.id}
      or (${isOfDocument(realName)} and (sim.holds or ${isAccepted}) and not ${isBeingReplaced})`.execute(db);
  return rows[0]!.count;
}

type Proposal = {
  proposal: "registered" | "refused";
  proposal_reason: string | null;
  proposal_more_reasons: string[];
  proposal_words: string | null;
  proposed_by: string;
  name: string;
};

export async function proposalOf(db: DbOrTx, { id }: RealName): Promise<Proposal | null> {
  const { rows } = await sql<Proposal>`
    select proposal, proposal_reason, proposal_more_reasons, proposal_words, proposed_by, staff.name from real_names join staff on staff.id = proposed_by
    where real_names.id = ${id} and proposal is not null`.execute(db);
  return rows[0] ?? null;
}
