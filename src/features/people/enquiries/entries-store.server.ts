import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { EnquiryState } from "./rules.ts";

type Entry = {
  enquiryId: string;
  kind: "note" | "answer";
  staffId: string;
  at: Date;
  text: string;
  heldUntil?: Date;
};

export async function writeEntry(
  tx: DbOrTx,
  { enquiryId, kind, staffId, at, text, heldUntil }: Entry,
): Promise<string> {
  const { id } = await tx
    .insertInto("enquiry_entries")
    .values({ enquiry_id: enquiryId, kind, staff_id: staffId, at, text, held_until: heldUntil ?? null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Either this or `takeAnswerOut` finds it held, whichever is first; again after a crash. */
export function letAnswerGo(db: DbOrTx, id: string): Promise<{ text: string } | undefined> {
  return db
    .updateTable("enquiry_entries")
    .set({ held_until: null })
    .where("id", "=", id)
    .where("kind", "=", "answer")
    .returning("text")
    .executeTakeFirst();
}

type Answer = { enquiryId: string; id: string };
type TakenOut = { text: string; staff_id: string; at: Date };

export function takeAnswerOut(
  tx: DbOrTx,
  { enquiryId, id, now }: Answer & { now: Date },
): Promise<TakenOut | undefined> {
  return tx
    .deleteFrom("enquiry_entries")
    .where("id", "=", id)
    .where("enquiry_id", "=", enquiryId)
    .where("held_until", ">", now)
    .returning(["text", "staff_id", "at"])
    .executeTakeFirst();
}

/** Where an enquiry stood before an answer that was taken out of it; `answered`: by another one, which is there. */
export async function stateBefore(tx: DbOrTx, { enquiryId, id }: Answer, { at }: TakenOut): Promise<EnquiryState> {
  const { rows } = await sql<{ before: EnquiryState | null; has_others: boolean; has_later: boolean }>`
    select (select before ->> 'state' from actions join enquiries e on on_kind = 'enquiry' and on_id = e.number
        where e.id = ${enquiryId} and action = 'enquiry_answered' and details ->> 'written' = ${id}) as before,
      count(*) > 0 as has_others, coalesce(bool_or(at >= ${at}), false) as has_later
    from enquiry_entries where enquiry_id = ${enquiryId} and kind = 'answer'`.execute(tx);
  const { before, has_others: hasOthers, has_later: hasLater } = rows[0]!;
  if (hasLater || (before === "answered" && hasOthers)) return "answered";
  return before === "closed" ? "closed" : "looking";
}

/** Of enquiry `e`, as its company knows it, which hears of an answer once nobody takes it back any more, sent or not. */
export const stateAsTold = (now: Date) => sql<EnquiryState>`case when e.state = 'answered' and not (
  select bool_or(held_until is null or held_until <= ${now}) from enquiry_entries
  where enquiry_id = e.id and kind = 'answer') then 'looking' else e.state end`;

export async function stateTold(db: DbOrTx, id: string, now: Date): Promise<EnquiryState> {
  const { rows } = await sql<{ state: EnquiryState }>`
    select ${stateAsTold(now)} as state from enquiries e where id = ${id}`.execute(db);
  return rows[0]!.state;
}

type ShownEntry = {
  id: string;
  kind: "note" | "answer";
  who: string;
  at: Date;
  text: string;
  held_until: Date | null;
};

export async function entriesOf(db: DbOrTx, enquiryId: string): Promise<ShownEntry[]> {
  const { rows } = await sql<ShownEntry>`
    select enquiry_entries.id, kind, staff.name as who, at, text, held_until from enquiry_entries join staff on staff.id = staff_id
    where enquiry_id = ${enquiryId} order by at, enquiry_entries.id`.execute(db);
  return rows;
}
