import { operation } from "../../../platform/operation.server.ts";
import { dropUpload } from "../file-uploads/store.server.ts";
import { DropCoverageFiles } from "./contract.ts";

export const dropCoverageFiles = operation(DropCoverageFiles, async (_wish, { db, caller }) => {
  await dropUpload(db, "coverage_uploads", caller.staffId);
  return {};
});
