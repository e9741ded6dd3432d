import * as z from "zod/mini";
import { caseKinds, type CaseKind } from "../../records/cases/rules.ts";
import { inboxViews, ownerForm } from "./rules.ts";

/** Beside its view. */
export const inboxAsks = {
  kind: z.optional(z.enum(caseKinds as [CaseKind, ...CaseKind[]], "choose")),
  /** A colleague, or nobody. */
  owner: z.optional(z.string().check(z.regex(ownerForm, "choose"))),
};

/** Which cases the inbox shows; its file, its counts, and what is done with all of them, go by the same. */
export const inboxFilter = { view: z.optional(z.enum(inboxViews, "choose")), ...inboxAsks };

/** A filter that a newer version wrote down and this one does not know is a failure, not all cases. */
export const InboxFilter = z.strictObject(inboxFilter);
export type InboxFilter = z.output<typeof InboxFilter>;
