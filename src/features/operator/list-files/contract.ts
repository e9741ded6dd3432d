import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { shortText } from "../../../kernel/fields.ts";
import { inboxFilter } from "../inbox/inbox-filter.ts";
import { listsAsFiles } from "./rules.ts";

export const TakeListFile = endpoint({
  path: "/staff/takeListFile",
  summary: "Notes in the trail that the caller takes a list as a file, before its first row is read.",
  caller: "staff",
  right: "own_session",
  input: z.object({
    list: z.enum(listsAsFiles, "choose"),
    view: z.optional(shortText(20)),
    /** Of the inbox alone. */
    kind: inboxFilter.kind,
    owner: inboxFilter.owner,
    /** While it is written: the right to it is asked for again, and nothing else. */
    isBegun: z.optional(z.boolean()),
  }),
  output: z.object({ me: z.string(), at: z.string() }),
  refusals: ["RIGHT_MISSING", "CONFIRM_FIRST", "EXPORTED_OFTEN"],
});
