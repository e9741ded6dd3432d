import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { RemoveAnnex } from "./contract.ts";
import { lockEnquiryBehindKey } from "./enquiry-key.server.ts";
import { leaveFile } from "./files-store.server.ts";

export const removeFile = operation(RemoveAnnex, ({ number, key, file }, context) =>
  context.db.transaction().execute(async (tx) => {
    const { id, state } = await lockEnquiryBehindKey(tx, { number, key }, context);
    if (state !== "draft") return refuse("ENQUIRY_OVER");
    await leaveFile(tx, id, file);
    return {};
  }),
);
