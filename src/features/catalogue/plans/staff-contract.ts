import * as z from "zod/mini";
import { currencies } from "../../../kernel/currency.ts";
import { endpoint } from "../../../kernel/endpoint.ts";
import { shortText } from "../../../kernel/fields.ts";
import { fullyOffered } from "../../../kernel/language.ts";
import { planKinds, planScopes } from "../../../kernel/plan-terms.ts";
import { recordOf } from "../../../kernel/record.ts";
import { PlanCard, PurchaseWays } from "./contract.ts";
import { planRecord, type PlanRecord } from "./plan-rules.ts";
import type { PriceWarning } from "./price-warnings.ts";
import { planActions, planViews } from "./staff-rules.ts";

const Code = shortText(80).check(z.minLength(1, "empty"));
/** Of what a form was opened with: it travels along, so that nobody overwrites what they have not seen. `null`: new. */
const Version = z.nullable(z.string("empty").check(z.regex(/^[0-9a-f]{32}$/, "format")));
const Differences = z.array(
  z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
);
/** As the shop draws it to a first visitor in each language. */
export const Cards = z.array(z.object({ language: z.enum(fullyOffered), card: PlanCard }));

export const GetPlans = endpoint({
  path: "/staff/getPlans",
  summary: "The plans of the catalogue by code, 50 at a time, on sale or withdrawn.",
  caller: "staff",
  right: "see_catalogue",
  input: z.object({
    view: z.optional(z.enum(planViews, "choose")),
    /** Part of a code, or of a destination's or region's name in any language. */
    search: z.optional(shortText(60)),
    after: z.optional(Code),
  }),
  output: z.object({
    views: z.array(z.object({ view: z.enum(planViews), count: z.int() })),
    plans: z.array(
      z.object({
        code: z.string(),
        kind: z.enum(planKinds),
        scope: z.enum(planScopes),
        area: z.string(),
        areaName: z.string(),
        allowanceMb: z.int(),
        days: z.nullable(z.int()),
        minDays: z.nullable(z.int()),
        maxDays: z.nullable(z.int()),
        speedAfterKbps: z.int(),
        ways: z.array(PurchaseWays),
        prices: z.array(z.object({ currency: z.enum(currencies), amount: z.nullable(z.int()) })),
      }),
    ),
    older: z.nullable(z.string()),
  }),
});

export const GetPlan = endpoint({
  path: "/staff/getPlan",
  summary: "A plan as a record, its card in three languages, what was done to it, and drafts of it.",
  caller: "staff",
  right: "see_catalogue",
  input: z.object({ code: Code }),
  output: z.object({
    plan: z.custom<PlanRecord>(),
    version: z.string(),
    onSale: z.boolean(),
    cards: Cards,
    /** What it costs us. */
    cost: z.nullable(
      z.object({ amount: z.int(), currency: z.enum(currencies), version: z.int(), who: z.string(), at: z.string() }),
    ),
    history: z.array(
      z.object({
        at: z.string(),
        who: z.string(),
        action: z.enum(planActions),
        differences: Differences,
      }),
    ),
  }),
  refusals: ["NOT_FOUND"],
});

const Entries = z.record(
  z.string().check(z.maxLength(60, "long")),
  z.string("empty").check(z.maxLength(4000, "long"), z.regex(/^[^\0\p{Cs}]*$/u, "format")),
);

export const GetPlanDrafts = endpoint({
  path: "/staff/getPlanDrafts",
  summary: "What the caller has typed and not published, and which colleagues are at the same plan.",
  caller: "staff",
  right: "edit_catalogue",
  input: z.object({ code: shortText(80) }),
  output: z.object({
    mine: z.nullable(z.object({ entries: Entries, version: z.nullable(z.string()), savedAt: z.string() })),
    others: z.array(z.object({ who: z.string(), savedAt: z.string() })),
  }),
});

export const KeepPlanDraft = endpoint({
  path: "/staff/keepPlanDraft",
  summary: "Keeps the entries of a form as typed, valid or not; without entries the draft is dropped.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({
    code: shortText(80),
    version: Version,
    entries: z.nullable(Entries.check(z.refine((entries) => Object.keys(entries).length <= 60, "long"))),
  }),
  output: z.object({}),
});

export const LookThroughPlan = endpoint({
  path: "/staff/lookThroughPlan",
  summary: "What publishing a plan would change, and its card afterwards; changes nothing.",
  caller: "staff",
  right: "edit_catalogue",
  input: z.object({ plan: recordOf(planRecord), version: Version }),
  output: z.object({
    differences: Differences,
    warnings: z.array(z.custom<PriceWarning>()),
    cards: Cards,
    comesBack: z.boolean(),
  }),
  refusals: ["RECORD_CHANGED", "NOT_FOUND"],
});

export const PublishPlan = endpoint({
  path: "/staff/publishPlan",
  summary: "Puts a plan on sale as it is here. The version makes a repeat harmless: it finds the plan as it wants it.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({ plan: recordOf(planRecord), version: Version }),
  /** `isProposed`: it waits for a colleague, and nothing is changed. */
  output: z.object({ version: Version, differences: Differences, isProposed: z.boolean() }),
  refusals: ["RECORD_CHANGED", "NOT_FOUND"],
});

export const WithdrawPlan = endpoint({
  path: "/staff/withdrawPlan",
  summary: "Takes a plan off sale; what was sold of it stays as it was sold.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({ code: Code, version: Version }),
  output: z.object({}),
  refusals: ["RECORD_CHANGED", "NOT_FOUND"],
});
