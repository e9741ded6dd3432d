import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { closeCaseAbout, openCase } from "../../records/cases/store.server.ts";
import { changeEnquiry, onEnquiry } from "./change-enquiry.server.ts";
import { MoveEnquiry } from "./staff-contract.ts";
import { moveEnquiry as move } from "./store.server.ts";

/** What waits again is in the inbox again. */
export const moveEnquiry = operation(MoveEnquiry, (wish, context) =>
  changeEnquiry(MoveEnquiry.path, wish, context, async (tx, enquiry) => {
    const { id, number, state: before, country, due_at: dueAt } = enquiry;
    const { now } = context;
    const { state } = wish;
    if (!(await move(tx, { id, state, now }))) return refuse("CASE_CHANGED");
    const by = byCaller(context);
    const work = { kind: "enquiry_waits", subject: number } as const;
    if (state === "closed") await closeCaseAbout(tx, work, `closed by ${by.who}`, now);
    else await openCase(tx, { ...work, details: { country }, dueAt: dueAt! }, now);
    const change = { before: { state: before }, after: { state } };
    await recordAction(tx, by, "enquiry_moved", { on: onEnquiry(enquiry), ...change });
    return { version: enquiry.version + 1 };
  }),
);
