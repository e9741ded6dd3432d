import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { mustBeColleague } from "../../records/cases/case-deeds.server.ts";
import { changeEnquiry } from "./change-enquiry.server.ts";
import { giveTo } from "./enquiry-deeds.server.ts";
import { AssignEnquiry } from "./staff-contract.ts";

export const assignEnquiry = operation(AssignEnquiry, (wish, context) =>
  changeEnquiry(AssignEnquiry.path, wish, context, async (tx, enquiry) => {
    await mustBeColleague(tx, wish.to);
    await giveTo(tx, enquiry, wish.to, byCaller(context));
    return { version: enquiry.version + 1 };
  }),
);
