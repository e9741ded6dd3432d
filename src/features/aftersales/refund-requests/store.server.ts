import { sql, type Insertable, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { RefundRequestRow, RefundRequestState } from "../../../platform/database/tables.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { heldAbout } from "../../records/mail-queue/store.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { requestStatesBefore } from "./rules.ts";

export type RefundRequest = Selectable<RefundRequestRow>;

/** Decided by the rules: `answer` is then one of `RuledAnswer`. */
export const decidedByRules = "rules";
export type RuledAnswer = "after_period" | "nothing_left" | "overtaken";

export function requestsOf(db: DbOrTx, orderId: string): Promise<RefundRequest[]> {
  return db.selectFrom("refund_requests").selectAll().where("order_id", "=", orderId).orderBy("asked_at").execute();
}

/** As their buyer has been told: one whose rejection is held with its letter waits still. */
export async function requestsAsTold(db: DbOrTx, orderId: string): Promise<RefundRequest[]> {
  const requests = await requestsOf(db, orderId);
  if (!requests.some(({ state }) => state === "rejected")) return requests;
  const held = await heldAbout(db, orderId, "refund_rejected");
  return requests.map((request) =>
    held.includes(request.id)
      ? { ...request, state: "asked" as const, answer: null, decided_at: null, decided_by: null }
      : request,
  );
}

export function requestByKey(db: DbOrTx, requestKey: string): Promise<RefundRequest | undefined> {
  return db.selectFrom("refund_requests").selectAll().where("request_key", "=", requestKey).executeTakeFirst();
}

export function requestById(db: DbOrTx, id: string): Promise<RefundRequest | undefined> {
  return db.selectFrom("refund_requests").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Oldest first: it has waited longest. */
export function openRequests(db: DbOrTx) {
  return db
    .selectFrom("refund_requests")
    .innerJoin("orders", "orders.id", "refund_requests.order_id")
    .selectAll("refund_requests")
    .select(["orders.number", "orders.plan_code", "orders.way"])
    .where("refund_requests.state", "=", "asked")
    .orderBy("refund_requests.asked_at")
    .execute();
}

export async function insertRequest(tx: DbOrTx, request: Insertable<RefundRequestRow>): Promise<RefundRequest> {
  return tx.insertInto("refund_requests").values(request).returningAll().executeTakeFirstOrThrow();
}

type Decided = Partial<
  Pick<RefundRequest, "positions" | "decision" | "answer" | "amount" | "decided_at" | "decided_by">
>;

/** The only way to change a request's state; undefined when its state does not allow the transition. */
export function moveRequest(
  tx: DbOrTx,
  id: string,
  state: RefundRequestState,
  decided: Decided = {},
): Promise<RefundRequest | undefined> {
  return tx
    .updateTable("refund_requests")
    .set({ state, ...decided })
    .where("id", "=", id)
    .where("state", "in", requestStatesBefore(state))
    .returningAll()
    .executeTakeFirst();
}

/**
 * Whether an eSIM's code may be known: it was e-mailed, or a link to it was opened; then it may have been used. The
 * buyer's page shows the code from the moment the e-mail is queued, even if that never arrives.
 */
export async function codesShown(db: DbOrTx, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`
    select exists (select from mails where order_id = ${orderId} and kind in ('esim_ready', 'esim_for_traveller'))
        or exists (select from esim_shares where order_id = ${orderId} and opened_at is not null) as shown`.execute(db);
  return rows[0]!.shown;
}

/** The payment methods used, the largest amount first. */
export async function methodsPaid(db: DbOrTx, orderId: string) {
  const payments = await db
    .selectFrom("payments")
    .select("method")
    .where("order_id", "=", orderId)
    .where("state", "=", "succeeded")
    .groupBy("method")
    .orderBy((row) => row.fn.sum("amount"), "desc")
    .execute();
  return payments.map(({ method }) => method);
}

/** Whether the buyer expressly asked for the service to start within the withdrawal period (domain notes 7). */
export async function askedToBegin(db: DbOrTx, orderId: string): Promise<boolean> {
  const consent = await db
    .selectFrom("order_consents")
    .select("consent")
    .where("order_id", "=", orderId)
    .where("consent", "=", "begin_now")
    .executeTakeFirst();
  return consent !== undefined;
}

/** Drops an open plan change; what was or will be paid for it is refunded (`make-plan-change`). */
export async function dropOpenChange(tx: DbOrTx, orderId: string): Promise<void> {
  const open = tx
    .selectFrom("plan_changes")
    .where("order_id", "=", orderId)
    .where("state", "in", ["asked", "paying", "ending", "review"]);
  for (const { id, state } of await open.select(["id", "state"]).execute()) {
    // unpaid changes lapse; otherwise `apply-plan-change` will follow
    const isPaid = state === "ending" || state === "review";
    const { numUpdatedRows } = await tx
      .updateTable("plan_changes")
      .set({ state: "cancelled", stopped: isPaid ? "not_possible" : null })
      .where("id", "=", id)
      .where("state", "=", state)
      .executeTakeFirst();
    if (isPaid && numUpdatedRows === 1n) await addJob(tx, "make-plan-change", { changeId: id });
  }
}

/** Whether a request about this order is pending. */
export async function hasOpenRequest(tx: DbOrTx, orderId: string): Promise<boolean> {
  return (await requestsOf(tx, orderId)).some(({ state }) => state === "asked" || state === "ending");
}

/** Whether a request or a plan change is ending this order's plans on the network. */
export async function isEnding(tx: DbOrTx, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ ending: boolean }>`
    select exists (select from refund_requests where order_id = ${orderId} and state = 'ending')
        or exists (select from plan_changes where order_id = ${orderId} and state = 'ending') as ending`.execute(tx);
  return rows[0]!.ending;
}

/** A withdrawal supersedes earlier requests; returns them. */
export async function overtakeRequests(tx: DbOrTx, orderId: string, now: Date): Promise<string[]> {
  const overtaken: string[] = [];
  const decided = { answer: "overtaken", decided_at: now, decided_by: decidedByRules };
  for (const { id } of await requestsOf(tx, orderId))
    if (await moveRequest(tx, id, "rejected", decided)) overtaken.push(id);
  return overtaken;
}

/** Placed with this account, or as a guest with the mailbox that it has proven. */
export async function isOrderOfAccount(db: DbOrTx, { account_id, email }: Order, accountId: string): Promise<boolean> {
  if (account_id !== null) return account_id === accountId;
  const account = await db
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", accountId)
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
  return account !== undefined;
}
