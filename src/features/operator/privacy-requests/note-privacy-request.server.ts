import { dayMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { personBehind } from "../customers/store.server.ts";
import { aboutRequest, tellCustomer } from "./about-request.server.ts";
import { NotePrivacyRequest } from "./contract.ts";
import { dueOf, mostDaysAgo, subjectOf } from "./rules.ts";
import { putRequest, requestById } from "./store.server.ts";

/** The mailbox hears of it at once: whoever asked in somebody else's name is found out before anything happens. */
export const notePrivacyRequest = operation(NotePrivacyRequest, (wish, context) => {
  const { db, now, caller } = context;
  const { kind, receivedOn } = wish;
  const ago = now.getTime() - Date.parse(receivedOn);
  // the operator's day may be a few hours ahead of UTC's
  if (ago < -dayMs / 2 || ago > (mostDaysAgo + 1) * dayMs)
    return refuse("INVALID_INPUT", { field: "receivedOn", problem: "range" });
  return once(db, { path: NotePrivacyRequest.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "work_cases");
    const { email, lang, account_id } = (await personBehind(tx, wish.customer)) ?? refuse("NOT_FOUND");
    const customer = account_id ?? wish.customer;
    const facts = { kind, customer, email, lang, received_on: receivedOn, due_at: dueOf(receivedOn) };
    const id = (await putRequest(tx, { ...facts, noted_by: caller.staffId, noted_at: now })) ?? refuse("ASKED_ALREADY");
    const request = (await requestById(tx, id))!;
    const work = { kind: "privacy_asked", subject: subjectOf(kind, customer), details: { by: caller.email } } as const;
    await openCase(tx, { ...work, dueAt: request.due_at }, now);
    await recordAction(tx, byCaller(context), "privacy_request_noted", { ...aboutRequest(request), receivedOn });
    await tellCustomer(tx, request, { what: `${kind}_asked` }, context);
    return { id };
  });
});
