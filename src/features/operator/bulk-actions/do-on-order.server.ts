import { Refusal, refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJobs } from "../../../platform/jobs/add-job.server.ts";
import { copyToSend } from "../../aftersales/staff-mails/copy-to-send.server.ts";
import type { KindSentAgain } from "../../aftersales/staff-mails/rules.ts";
import { lastMailsOfKind } from "../../aftersales/staff-mails/store.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { aboutCase } from "../../records/cases/change-seen-case.server.ts";
import { changeCase, isColleague, lockCasesOfOrder } from "../../records/cases/store.server.ts";
import { noteOn } from "../../records/notes/write-note.server.ts";
import { lockOrderById } from "../../sales/orders/store.server.ts";
import { cancelForStaff } from "../../sales/payments/cancel-order-by-staff.server.ts";
import type { ByMember } from "../bulk/take-turn.server.ts";
import type { BulkAction } from "./store.server.ts";

/** As it is done with one order, and refused as it is there. */
export async function doOnOrder(
  tx: DbOrTx,
  { kind, details }: Pick<BulkAction, "kind" | "details">,
  orderId: string,
  by: ByMember,
): Promise<void> {
  if (kind === "note") await noteOn(tx, orderId, details.note!, by);
  else if (kind === "cancel") await cancelForStaff(tx, await lockOrderById(tx, orderId), by, { priority: 5 });
  else if (kind === "give") await giveCases(tx, orderId, details.to!, by);
  else await sendAgain(tx, orderId, details.mailKind as KindSentAgain, by);
}

/** Every open case of the order; what is the colleague's already stays untouched. Refused where nothing waits. */
async function giveCases(tx: DbOrTx, orderId: string, to: string, by: ByMember): Promise<void> {
  if (!(await isColleague(tx, to))) return refuse("COLLEAGUE_GONE");
  const open = await lockCasesOfOrder(tx, orderId);
  if (open.length === 0) return refuse("NO_CASE_OPEN");
  for (const found of open.filter(({ owner_id: owner }) => owner !== to)) {
    await recordAction(tx, by, "case_assigned", { ...aboutCase(found), from: found.owner_id, to });
    await changeCase(tx, found.id, { owner_id: to, given_at: by.now });
  }
}

/** Each e-mail of the kind that can be; refused where none can, for the reason of the last. */
async function sendAgain(tx: DbOrTx, orderId: string, kind: KindSentAgain, by: ByMember): Promise<void> {
  const order = await lockOrderById(tx, orderId);
  let why: Refusal | undefined;
  const copies: string[] = [];
  for (const mail of await lastMailsOfKind(tx, orderId, kind))
    try {
      copies.push(await copyToSend(tx, mail, order, { now: by.now, heldUntil: null }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      why = error;
    }
  if (copies.length === 0) return refuse(why?.code ?? "MAIL_NOT_AGAIN");
  await addJobs(
    tx,
    copies.map((mailId) => ({ name: "send-mail" as const, payload: { mailId }, priority: 5 as const })),
  );
  for (const mail of copies) await recordAction(tx, by, "mail_sent_again", { orderId, mail, mailKind: kind });
}
