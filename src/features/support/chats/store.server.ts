import { sql, type Insertable, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { OrderRow } from "../../../platform/database/tables.ts";
import type { ChatLineRow, ChatRow } from "../../../platform/database/tables/chats.ts";
import { chatStatesBefore, type ChatState } from "./rules.ts";

export type StoredChat = Selectable<ChatRow>;
export type StoredLine = Selectable<ChatLineRow>;

export function chatById(db: DbOrTx, id: string): Promise<StoredChat | undefined> {
  return db.selectFrom("chats").selectAll().where("id", "=", id).executeTakeFirst();
}

export function lockChat(tx: DbOrTx, id: string): Promise<StoredChat | undefined> {
  return tx.selectFrom("chats").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/** Of two at the same moment the second waits, and finds the first one's. */
export async function insertChat(tx: DbOrTx, chat: Insertable<ChatRow>): Promise<void> {
  await tx
    .insertInto("chats")
    .values(chat)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function linesOf(db: DbOrTx, chatId: string): Promise<StoredLine[]> {
  return db.selectFrom("chat_lines").selectAll().where("chat_id", "=", chatId).orderBy("place").execute();
}

export async function hasLine(db: DbOrTx, chatId: string, requestKey: string): Promise<boolean> {
  const found = await db
    .selectFrom("chat_lines")
    .select("place")
    .where("chat_id", "=", chatId)
    .where("request_key", "=", requestKey)
    .executeTakeFirst();
  return found !== undefined;
}

type NewLine = Pick<StoredLine, "who"> &
  Partial<Pick<StoredLine, "said" | "request_key" | "held_until">> & { lead?: object };

/** Behind the chat's lock, so that places are never taken twice. */
export async function addLines(tx: DbOrTx, chatId: string, lines: readonly NewLine[], now: Date): Promise<void> {
  const { last } = await tx
    .selectFrom("chat_lines")
    .select((row) => row.fn.max("place").as("last"))
    .where("chat_id", "=", chatId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("chat_lines")
    .values(
      lines.map(({ who, said = null, lead, request_key = null, held_until = null }, place) => ({
        chat_id: chatId,
        place: (last ?? 0) + 1 + place,
        who,
        said,
        lead: lead ? JSON.stringify(lead) : null,
        helpful: null,
        request_key,
        at: now,
        held_until,
      })),
    )
    .execute();
  await tx.updateTable("chats").set({ last_at: now }).where("id", "=", chatId).execute();
}

type OneLine = { chatId: string; place: number };

/** Either this or `takeLineOut` finds it held, whichever is first; again after a crash. One in its place is another. */
export function letLineGo(
  db: DbOrTx,
  { chatId, place }: OneLine,
  heldUntil: Date | null,
): Promise<{ said: string | null } | undefined> {
  return db
    .updateTable("chat_lines")
    .set({ held_until: null })
    .where("chat_id", "=", chatId)
    .where("place", "=", place)
    .where("who", "=", "staff")
    .where((is) => is.or([is("held_until", "is", null), is("held_until", "=", heldUntil)]))
    .returning("said")
    .executeTakeFirst();
}

type HeldLine = { chatId: string; answer?: string | undefined; place?: number | undefined; until?: string | undefined };

/** `answer`: what was asked for when it was written; another one in its place is not meant. */
export function takeLineOut(
  tx: DbOrTx,
  { chatId, answer, place, until }: HeldLine,
  now: Date,
): Promise<{ said: string | null } | undefined> {
  return tx
    .deleteFrom("chat_lines")
    .where("chat_id", "=", chatId)
    .$if(answer !== undefined, (lines) => lines.where("request_key", "=", answer!))
    .$if(answer === undefined, (lines) => lines.where("place", "=", place!))
    .$if(answer === undefined && until !== undefined, (lines) => lines.where("held_until", "=", new Date(until!)))
    .where("who", "=", "staff")
    .where("held_until", ">", now)
    .returning("said")
    .executeTakeFirst();
}

type Also = Partial<Pick<StoredChat, "email" | "waiting_since">>;

/** The only way to change a chat's state; false when its state does not allow the transition. */
export async function moveChat(tx: DbOrTx, id: string, state: ChatState, also: Also = {}): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("chats")
    .set({ ...also, state })
    .where("id", "=", id)
    .where("state", "in", [...chatStatesBefore(state)])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function putMailbox(tx: DbOrTx, id: string, email: string): Promise<void> {
  await tx.updateTable("chats").set({ email }).where("id", "=", id).execute();
}

type OfOrder = Pick<Selectable<OrderRow>, "id" | "links_epoch">;

export async function putOrder(tx: DbOrTx, id: string, order: OfOrder): Promise<void> {
  await tx
    .updateTable("chats")
    .set({ order_id: order.id, order_epoch: order.links_epoch })
    .where("id", "=", id)
    .execute();
}

/** One that was paid before one that nobody has paid: most likely that is what was bought. */
export function newestOrderOf(tx: DbOrTx, accountId: string): Promise<OfOrder | undefined> {
  return tx
    .selectFrom("orders")
    .select(["id", "links_epoch"])
    .where("account_id", "=", accountId)
    .orderBy(sql`paid_at is null`)
    .orderBy("placed_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function rateLine(tx: DbOrTx, chatId: string, place: number, helpful: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("chat_lines")
    .set({ helpful })
    .where("chat_id", "=", chatId)
    .where("place", "=", place)
    .where("who", "=", "shop")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A number that nobody reads is not counted. */
const mostCounted = 1000;

export async function waitingBefore(db: DbOrTx, { waiting_since: since, id }: StoredChat): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from (select from chats where state = 'waiting' and (waiting_since, id) < (${since}, ${id}::uuid)
      order by waiting_since, id limit ${mostCounted}) before`.execute(db);
  return Number(rows[0]!.count);
}
