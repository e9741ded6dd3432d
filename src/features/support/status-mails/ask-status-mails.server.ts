import { refuse } from "../../../kernel/refusal.ts";
import { attempt, mayTry } from "../../../platform/attempts.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { outageById } from "../../catalogue/outages/store.server.ts";
import { AskStatusMails } from "./contract.ts";
import { asksOfMailbox, asksOfNetwork, forgetAt } from "./rules.ts";
import { putAsking } from "./store.server.ts";
import { putWaiter } from "./waiters-store.server.ts";

/** Does not say whether the address is on the list, nor that it was asked for too often by somebody else. */
export const askStatusMails = operation(AskStatusMails, async ({ email, lang, outage: outageId }, context) => {
  const { db, now, visitor } = context;
  if (outageId !== undefined) {
    const outage = await outageById(db, outageId);
    if (!outage || outage.ended_at || outage.hidden_at) return refuse("NOT_FOUND");
  }
  await attempt(context, asksOfNetwork, visitor.address);
  if (!(await mayTry(context, asksOfMailbox, email.toLowerCase()))) return {};
  await db.transaction().execute(async (tx) => {
    const asking = { email, language: lang ?? visitor.language, now, forgetAt: forgetAt(now) };
    const id = await (outageId === undefined ? putAsking(tx, asking) : putWaiter(tx, { ...asking, outageId }));
    // pressed twice, the link goes out once
    if (id) await addJob(tx, "send-status-link", { id, askedAt: now.toISOString() }, { once: `status link ${id}` });
  });
  return {};
});
