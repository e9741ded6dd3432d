import * as z from "zod/mini";
import { currencies } from "../../../kernel/currency.ts";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey } from "../../../kernel/fields.ts";
import { Changes } from "../plans/prices-contract.ts";

const Moment = z.string("empty").check(z.iso.datetime({ offset: true, error: "format" }));
const Prices = z.record(z.enum(currencies), z.object({ amount: z.int(), was: z.nullable(z.int()) }));

export const SchedulePrices = endpoint({
  path: "/staff/schedulePrices",
  summary: "Prices of many plans from a moment on, or from one until another; all or none.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({ requestKey: RequestKey, changes: Changes, from: Moment, until: z.nullable(Moment) }),
  /** `isProposed`: it waits for a colleague. */
  output: z.object({ plans: z.int(), isProposed: z.boolean() }),
  refusals: ["RECORD_CHANGED", "NOT_FOUND", "PLAN_NOT_ON_SALE", "REQUEST_KEY_REUSED"],
});

export const CancelPrices = endpoint({
  path: "/staff/cancelPrices",
  summary: "Takes back prices to come; where they hold already, the price of before comes back at once.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({ requestKey: RequestKey, id: z.uuid("format") }),
  output: z.object({}),
  refusals: ["RECORD_CHANGED", "NOT_FOUND", "REQUEST_KEY_REUSED"],
});

const Change = z.object({
  id: z.string(),
  code: z.string(),
  areaName: z.string(),
  state: z.enum(["waiting", "running", "over", "cancelled", "dropped"]),
  from: z.string(),
  until: z.nullable(z.string()),
  who: z.string(),
  prices: Prices,
  /** What is published instead of it. */
  former: Prices,
  /** Why it will not do what was meant. */
  trouble: z.nullable(z.enum(["withdrawn", "published_since"])),
});

export const GetPriceChanges = endpoint({
  path: "/staff/getPriceChanges",
  summary: "Prices to come and those that hold for a time, by their next moment; and the last that are over.",
  caller: "staff",
  right: "see_catalogue",
  input: z.object({}),
  output: z.object({ coming: z.array(Change), over: z.array(Change) }),
});
