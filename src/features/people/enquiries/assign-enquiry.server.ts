import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { changeEnquiry, onEnquiry } from "./change-enquiry.server.ts";
import { AssignEnquiry } from "./staff-contract.ts";
import { colleagues, giveEnquiry } from "./staff-store.server.ts";

export const assignEnquiry = operation(AssignEnquiry, (wish, context) =>
  changeEnquiry(AssignEnquiry.path, wish, context, async (tx, enquiry) => {
    const { to } = wish;
    if (to !== null && !(await colleagues(tx)).some(({ id }) => id === to))
      return refuse("INVALID_INPUT", { field: "to", problem: "choose" });
    await giveEnquiry(tx, enquiry.id, to);
    const change = { before: { owner: enquiry.owner_id }, after: { owner: to } };
    await recordAction(tx, byCaller(context), "enquiry_assigned", { on: onEnquiry(enquiry), ...change });
    return { version: enquiry.version + 1 };
  }),
);
