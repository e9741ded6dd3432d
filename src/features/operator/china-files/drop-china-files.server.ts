import { operation } from "../../../platform/operation.server.ts";
import { dropUpload } from "../file-uploads/store.server.ts";
import { DropChinaFiles } from "./contract.ts";

export const dropChinaFiles = operation(DropChinaFiles, async (_wish, { db, caller }) => {
  await dropUpload(db, "china_uploads", caller.staffId);
  return {};
});
