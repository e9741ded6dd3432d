import { operation } from "../../../platform/operation.server.ts";
import { DropCoverageFiles } from "./contract.ts";
import { dropUpload } from "./store.server.ts";

export const dropCoverageFiles = operation(DropCoverageFiles, async (_wish, { db, caller }) => {
  await dropUpload(db, caller.staffId);
  return {};
});
