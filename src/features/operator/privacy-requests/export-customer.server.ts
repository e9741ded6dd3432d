import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { keptOfPerson } from "../../people/personal-data/store.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { revealedUntil } from "../../records/reveals/store.server.ts";
import { personBehind } from "../customers/store.server.ts";
import { aboutRequest, leaveInbox, tellCustomer } from "./about-request.server.ts";
import { ExportCustomer } from "./contract.ts";
import { dataFile } from "./data-file.server.ts";
import { keptBeside, lockRequest, moveRequest, requestById } from "./store.server.ts";

/**
 * The look that comes first has its own proof, reason and limit per hour (records/reveals), so that nobody copies one
 * customer after the other. It stands in the trail before it is sent; the first one answers the request.
 */
export const exportCustomer = operation(ExportCustomer, async ({ id }, context) => {
  const { db, now, caller } = context;
  const seen = await requestById(db, id);
  if (!seen || seen.kind !== "export") return refuse("NOT_FOUND");
  if (seen.email === caller.email) return refuse("OWN_DATA");
  const person = (await personBehind(db, seen.customer)) ?? refuse("NOT_FOUND");
  // the mailbox was given to somebody else's account meanwhile
  if (person.email !== seen.email) return refuse("RECORD_CHANGED");
  if (!(await revealedUntil(db, caller, { kind: "customer", thing: seen.customer }, now)))
    return refuse("REVEAL_FIRST");
  const kept = await keptOfPerson(context, { accountId: person.account_id, email: person.email });
  const numbers = kept.orders.map(({ number }) => number);
  const data = { exportedAt: now.toISOString(), ...kept, ...(await keptBeside(db, numbers)) };
  await db.transaction().execute(async (tx) => {
    await lockCaller(tx, caller, "export_personal_data");
    const request = (await lockRequest(tx, id)) ?? refuse("NOT_FOUND");
    if (request.state === "declined") refuse("RECORD_CHANGED");
    await recordAction(tx, byCaller(context), "customer_exported", aboutRequest(request));
    if (await moveRequest(tx, id, "done", { ended_by: caller.staffId, ended_at: now })) {
      await leaveInbox(tx, request, "made the file", context);
      await tellCustomer(tx, request, { what: "exported" }, context);
    }
  });
  return { file: dataFile(data, seen.lang) };
});
