import { refuse } from "../../../kernel/refusal.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { enquiryByNumber, lockEnquiry, type Enquiry } from "./store.server.ts";

type Wish = { requestKey: string; number: string; version?: number };
type Asking = Context & { caller: StaffCaller };

/**
 * Changes one that was seen, once per request key and behind its lock: refuses when a colleague was quicker (without
 * `version` nothing can be overtaken), and one that was forgotten.
 */
export function changeEnquiry<Answer>(
  path: string,
  wish: Wish,
  { db, caller, now }: Asking,
  act: (tx: DbOrTx, enquiry: Enquiry) => Promise<Answer>,
): Promise<Answer> {
  return once(db, { path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "work_enquiries");
    const found = (await enquiryByNumber(tx, wish.number.toUpperCase())) ?? refuse("NOT_FOUND");
    const enquiry = await lockEnquiry(tx, found.id);
    if (enquiry.form === null) return refuse("NOT_FOUND");
    if (wish.version !== undefined && wish.version !== enquiry.version) return refuse("CASE_CHANGED");
    return act(tx, enquiry);
  });
}

export const onEnquiry = ({ number }: Enquiry) => ({ kind: "enquiry", id: number }) as const;
