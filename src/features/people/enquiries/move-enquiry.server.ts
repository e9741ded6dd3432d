import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { changeEnquiry } from "./change-enquiry.server.ts";
import { putAt } from "./enquiry-deeds.server.ts";
import { MoveEnquiry } from "./staff-contract.ts";

export const moveEnquiry = operation(MoveEnquiry, (wish, context) =>
  changeEnquiry(MoveEnquiry.path, wish, context, async (tx, enquiry) => {
    await putAt(tx, enquiry, wish.state, byCaller(context));
    return { version: enquiry.version + 1 };
  }),
);
