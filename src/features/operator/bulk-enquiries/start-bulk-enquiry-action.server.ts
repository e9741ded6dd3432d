import { mustBeOneOf } from "../../../kernel/facet.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { colleagues } from "../../people/enquiries/staff-store.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { mustBeColleague } from "../../records/cases/case-deeds.server.ts";
import { beginBulk } from "../bulk/begin-bulk.server.ts";
import { StartBulkEnquiryAction } from "./contract.ts";
import { enquiriesInBulk } from "./store.server.ts";

export const startBulkEnquiryAction = operation(StartBulkEnquiryAction, (wish, context) => {
  const { db, now, caller } = context;
  const { requestKey: _key, deed, to, ...filter } = wish;
  return once(db, { path: StartBulkEnquiryAction.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "work_enquiries");
    await lockCaller(tx, caller, "see_enquiries");
    mustBeOneOf(await colleagues(tx), filter.owner);
    if (deed === "assign") {
      if (to === undefined) return refuse("INVALID_INPUT", { field: "to", problem: "choose" });
      await mustBeColleague(tx, to);
    }
    return beginBulk(tx, context, {
      tables: enquiriesInBulk,
      deed,
      details: deed === "assign" ? { to } : {},
      filter,
      gather: "gather-bulk-enquiries",
      action: "bulk_enquiries_begun",
    });
  });
});
