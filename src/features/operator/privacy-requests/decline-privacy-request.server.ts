import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { aboutRequest, leaveInbox, tellCustomer } from "./about-request.server.ts";
import { DeclinePrivacyRequest } from "./contract.ts";
import { lockRequest, moveRequest } from "./store.server.ts";

/** What the customer is told stands in their e-mail and, since it may name them, not in the trail. */
export const declinePrivacyRequest = operation(DeclinePrivacyRequest, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: DeclinePrivacyRequest.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "work_cases");
    const request = (await lockRequest(tx, wish.id)) ?? refuse("NOT_FOUND");
    if (request.email === caller.email) return refuse("OWN_DATA");
    const ended = { ended_by: caller.staffId, ended_at: now };
    if (!(await moveRequest(tx, request.id, "declined", ended))) return refuse("RECORD_CHANGED");
    await leaveInbox(tx, request, "declined it", context);
    await recordAction(tx, byCaller(context), "privacy_request_declined", aboutRequest(request));
    await tellCustomer(tx, request, { what: "declined", answer: wish.answer }, context);
    return {};
  });
});
