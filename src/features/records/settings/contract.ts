import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { longText, RequestKey, shortText } from "../../../kernel/fields.ts";
import { settingGroups, settingNames } from "./rules.ts";

const Name = z.enum(settingNames, "choose");
const Value = z.union([z.int(), z.string(), z.boolean()]);

export const GetSettings = endpoint({
  path: "/staff/getSettings",
  summary: "Every setting that staff may change with what holds, and what the environment of the process says.",
  caller: "staff",
  right: "see_settings",
  input: z.object({}),
  output: z.object({
    settings: z.array(
      z.object({
        name: Name,
        group: z.enum(settingGroups),
        kind: z.enum(["whole", "clock", "flag", "line", "mailbox", "address", "days", "some", "ways"]),
        /** What some are chosen of; of ways to pay, each as `card=stripe`. */
        of: z.array(z.string()),
        unit: z.nullable(z.enum(["minutes", "hours", "days", "pieces", "percent"])),
        value: Value,
        byDefault: Value,
        /** The variable that the default comes from; null: the shop's own. */
        environment: z.nullable(z.string()),
        isChanged: z.boolean(),
        /** How often it was changed: travels with a form, so that nobody overwrites what they have not seen. */
        version: z.int(),
        last: z.nullable(z.object({ at: z.string(), who: z.string() })),
      }),
    ),
    /** Of the process, read-only; never a secret. */
    environment: z.array(z.object({ name: z.string(), value: z.nullable(z.string()) })),
    secrets: z.array(z.object({ name: z.string(), isSet: z.boolean() })),
  }),
});

export const GetSetting = endpoint({
  path: "/staff/getSetting",
  summary: "What was settled of one setting, the newest first; null is the environment's or the shop's own value.",
  caller: "staff",
  right: "see_settings",
  input: z.object({ name: Name }),
  output: z.object({
    history: z.array(
      z.object({
        version: z.int(),
        value: z.nullable(Value),
        reason: z.string(),
        at: z.string(),
        who: z.string(),
      }),
    ),
  }),
});

export const ChangeSetting = endpoint({
  path: "/staff/changeSetting",
  summary: "Changes a setting for all processes from their next request on; null gives it back to its default.",
  caller: "staff",
  right: "edit_settings",
  isFresh: true,
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    name: Name,
    version: z.int("number").check(z.gte(0, "range")),
    value: z.nullable(longText(1000)),
    reason: shortText(300).check(z.minLength(1, "empty")),
  }),
  output: z.object({ name: Name }),
  refusals: ["RECORD_CHANGED", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});
