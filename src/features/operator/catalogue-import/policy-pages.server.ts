import { policyFactsOfAll, policyRecord, type PolicyRecord } from "../../catalogue/content/policy-rules.ts";
import { asWritten, columns } from "./csv-columns.server.ts";
import type { PageKind } from "./pages.server.ts";

/** `policies/<language>/<docname>.md` */
export const policyPages: PageKind<PolicyRecord> = {
  topic: "policies",
  kind: policyRecord,
  name: "docname",
  facts: columns({ title: asWritten, version: asWritten, effective: asWritten }),
  shared: policyFactsOfAll,
};
