import type { Insertable } from "kysely";
import * as z from "zod";
import type { PolicyRow } from "../../../platform/database/tables.ts";
import { Day, matching, text } from "./cells.server.ts";
import type { Page, PageKind } from "./pages.server.ts";

const facts = z.object({
  title: text(200),
  version: matching(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 40, "must be letters, digits, dots and hyphens"),
  effective: Day,
});

export type Policy = z.output<typeof facts>;

/** `policies/<language>/<docname>.md` */
export const policyPages: PageKind<Policy> = {
  topic: "policies",
  facts: facts.shape,
  shared: ["version", "effective"],
};

export function policyRow({ name, lang, facts, html }: Page<Policy>): Insertable<PolicyRow> {
  const { title, version, effective } = facts as Policy;
  return { docname: name, lang, title, version, effective, html };
}
