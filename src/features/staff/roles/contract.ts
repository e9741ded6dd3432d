import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { largestTotal, RequestKey, shortText } from "../../../kernel/fields.ts";
import { staffRights } from "../../../kernel/staff-right.ts";
import { RoleKey } from "../colleagues/contract.ts";
import { editableRights, longestTitle } from "./rules.ts";

const edits = {
  caller: "staff",
  right: "edit_staff",
  limit: "write",
  isFresh: true,
  securityEvent: ["staff", "role_changed"],
} as const;
const refusals = ["RIGHT_MISSING", "ROLE_GONE", "REQUEST_KEY_REUSED"] as const;
const Title = shortText(longestTitle).check(z.minLength(1, "empty"));

const Grant = z.object({
  may: z.boolean(),
  mostCny: z.nullable(z.int("number").check(z.gte(0, "range"), z.lte(largestTotal, "range"))),
  secondPerson: z.boolean(),
});

export const SetGrant = endpoint({
  path: "/staff/setGrant",
  summary: "Gives a right to a role or takes it, whole or up to an amount; it holds at the next request of everybody.",
  ...edits,
  refusals: [...refusals, "RECORD_CHANGED"],
  input: z.object({
    requestKey: RequestKey,
    role: RoleKey.check(z.refine((role) => role !== "administrator", "choose")),
    right: z.enum(editableRights, "choose"),
    /** The cell that was seen. */
    from: Grant,
    to: Grant,
  }),
  output: z.object({ role: z.string(), right: z.string() }),
});

export const MakeRole = endpoint({
  path: "/staff/makeRole",
  summary: "A new role, with the rights that another one has at this moment, or with none.",
  ...edits,
  refusals: [...refusals, "ROLE_NAMED_ALREADY", "ROLES_FULL"],
  input: z.object({
    requestKey: RequestKey,
    title: Title,
    /** Whose rights it begins with; an administrator's are no rows that could be copied. */
    like: z.optional(RoleKey.check(z.refine((role) => role !== "administrator", "choose"))),
  }),
  output: z.object({ role: z.string() }),
});

export const RenameRole = endpoint({
  path: "/staff/renameRole",
  summary: "Calls a role something else, but for a ready-made one; who has it and what it may stay as they are.",
  ...edits,
  refusals: [...refusals, "ROLE_STAYS", "ROLE_NAMED_ALREADY", "RECORD_CHANGED"],
  /** `from`: the name that was seen. */
  input: z.object({ requestKey: RequestKey, role: RoleKey, from: Title, title: Title }),
  output: z.object({ role: z.string() }),
});

export const DeleteRole = endpoint({
  path: "/staff/deleteRole",
  summary: "Deletes a role, but for a ready-made one; whoever has it or is invited with it gets another.",
  ...edits,
  refusals: [...refusals, "ROLE_STAYS", "ROLE_IN_USE"],
  input: z.object({
    requestKey: RequestKey,
    role: RoleKey,
    /** What its people get; needed only where there are any. Administrators are made one by one. */
    to: z.optional(RoleKey.check(z.refine((role) => role !== "administrator", "choose"))),
    word: shortText(20),
  }),
  output: z.object({ moved: z.int() }),
});

export const GetRolesWith = endpoint({
  path: "/staff/getRolesWith",
  summary: "Who may what the caller may not: the roles with a right, as far as anybody has them.",
  caller: "staff",
  right: "own_session",
  input: z.object({ right: z.enum(staffRights, "choose") }),
  output: z.object({ roles: z.array(z.object({ role: z.string(), title: z.nullable(z.string()) })) }),
});
