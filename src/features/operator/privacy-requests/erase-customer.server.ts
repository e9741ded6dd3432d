import { refuse } from "../../../kernel/refusal.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { forgetPerson } from "../../people/accounts/forget-person.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller, mayStill } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { deleteNotesOf } from "../../records/notes/store.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { aboutRequest, leaveInbox, tellCustomer } from "./about-request.server.ts";
import { EraseCustomer } from "./contract.ts";
import { lockPerson } from "./lock-person.server.ts";
import { isEraseWord } from "./rules.ts";
import { lockRequest, moveRequest, ordersUnderWay, type PrivacyRequest } from "./store.server.ts";

/** What is deleted, and what the law keeps, is what deleting one's own account says (people/accounts). */
export const eraseCustomer = operation(EraseCustomer, (wish, context) => {
  const { db, now, caller } = context;
  if (!isEraseWord(wish.word)) return refuse("INVALID_INPUT", { field: "word", problem: "word" });
  return once(db, { path: EraseCustomer.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "erase_customers");
    const request = await lockRequest(tx, wish.id);
    if (request?.kind !== "erase") return refuse("NOT_FOUND");
    if (request.email === caller.email) return refuse("OWN_DATA");
    if (request.state === "proposed" && request.proposed_by === caller.staffId) return refuse("OWN_PROPOSAL");
    const { orderIds, ...person } = await lockPerson(tx, request);
    if ((await ordersUnderWay(tx, orderIds)).length > 0) return refuse("MATTER_UNDER_WAY");
    const isProposal = await waitsForSecond(tx, request, context);
    const moved = isProposal
      ? await moveRequest(tx, request.id, "proposed", { proposed_by: caller.staffId })
      : await moveRequest(tx, request.id, "done", { ended_by: caller.staffId, ended_at: now });
    if (!moved) return refuse("RECORD_CHANGED");
    await recordAction(tx, byCaller(context), isProposal ? "erasure_proposed" : "customer_erased", {
      ...aboutRequest(request),
      reason: wish.why,
    });
    if (isProposal) return { isProposal };
    await deleteNotesOf(tx, orderIds);
    await forgetPerson(tx, person, now);
    await leaveInbox(tx, request, "erased them", context);
    await tellCustomer(tx, request, { what: "erased" }, context);
    return { isProposal };
  });
});

type Asking = Pick<Context, "config"> & { caller: StaffCaller };

/** A colleague's proposal counts only while they may still erase. */
async function waitsForSecond(tx: DbOrTx, request: PrivacyRequest, { config }: Asking): Promise<boolean> {
  const { state, proposed_by: by } = request;
  if (state === "proposed" && by !== null && (await mayStill(tx, by, "erase_customers"))) return false;
  return settingOf(tx, config, "erasing_of_two");
}
