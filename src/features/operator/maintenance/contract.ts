import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { LanguageCode, RequestKey, shortText } from "../../../kernel/fields.ts";
import { longestReason } from "./rules.ts";

const Told = z.string();
const Reason = z.partialRecord(LanguageCode, shortText(longestReason));

export const GetMaintenanceSwitch = endpoint({
  path: "/staff/getMaintenanceSwitch",
  summary: "Whether the shop is closed for an upgrade, by whom and until when, and the words that visitors read.",
  caller: "staff",
  right: "see_incidents",
  input: z.object({}),
  output: z.object({
    closed: z.nullable(
      z.object({
        until: z.string(),
        isOverdue: z.boolean(),
        since: z.string(),
        /** Null: by a command of an older version. */
        who: z.nullable(z.string()),
        reason: z.nullable(Reason),
      }),
    ),
    now: z.string(),
    /** In every language that the shop is offered in. */
    page: z.array(
      z.object({ language: LanguageCode, title: Told, text: Told, expected: Told, overdue: Told, zone: Told }),
    ),
  }),
});

export const CloseShop = endpoint({
  path: "/staff/closeShop",
  summary: "Closes the shop for an upgrade, or changes what visitors are told of it.",
  caller: "staff",
  right: "close_shop",
  isFresh: true,
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    until: z.string("empty").check(z.minLength(1, "empty"), z.iso.datetime({ offset: true, error: "format" })),
    /** In every language that the shop is offered in, or in none. */
    reason: z.nullable(Reason),
  }),
  output: z.object({}),
  refusals: ["REQUEST_KEY_REUSED", "RIGHT_MISSING"],
});

export const OpenShop = endpoint({
  path: "/staff/openShop",
  summary: "Opens the shop again; nothing happens when it is open.",
  caller: "staff",
  right: "close_shop",
  isFresh: true,
  limit: "write",
  input: z.object({ requestKey: RequestKey }),
  output: z.object({}),
  refusals: ["REQUEST_KEY_REUSED", "RIGHT_MISSING"],
});
