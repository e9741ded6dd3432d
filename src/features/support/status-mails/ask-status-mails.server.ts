import { attempt, mayTry } from "../../../platform/attempts.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { AskStatusMails } from "./contract.ts";
import { asksOfMailbox, asksOfNetwork, forgetAt } from "./rules.ts";
import { putAsking } from "./store.server.ts";

/** Does not say whether the address is on the list, nor that it was asked for too often by somebody else. */
export const askStatusMails = operation(AskStatusMails, async ({ email, lang }, context) => {
  const { db, now, visitor } = context;
  await attempt(context, asksOfNetwork, visitor.address);
  if (!(await mayTry(context, asksOfMailbox, email.toLowerCase()))) return {};
  await db.transaction().execute(async (tx) => {
    const asking = { email, language: lang ?? visitor.language, now, forgetAt: forgetAt(now) };
    const id = await putAsking(tx, asking);
    // pressed twice, the link goes out once
    if (id) await addJob(tx, "send-status-link", { id, askedAt: now.toISOString() }, { once: `status link ${id}` });
  });
  return {};
});
