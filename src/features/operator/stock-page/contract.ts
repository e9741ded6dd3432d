import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { pools } from "../../stock/pools/rules.ts";
import { stockStates } from "./rules.ts";

const Days = z.object({ least: z.int(), likely: z.int(), most: z.int() });

const PoolFacts = z.object({
  pool: z.enum(pools),
  free: z.int(),
  held: z.int(),
  sold: z.int(),
  retired: z.int(),
  forecast: z.object({
    state: z.enum(stockStates),
    seenDays: z.int(),
    perDay: z.number(),
    season: z.nullable(z.number()),
    daysLeft: z.nullable(Days),
    orderBy: z.nullable(z.string()),
  }),
});

export const GetStock = endpoint({
  path: "/staff/getStock",
  summary: "What lies in stock, for how many days it lasts, and when to order again.",
  caller: "staff",
  right: "see_stock",
  input: z.object({}),
  output: z.object({ today: z.string(), pools: z.array(PoolFacts) }),
});

export const GetPool = endpoint({
  path: "/staff/getPool",
  summary: "One pool of the stock: its last four weeks by day.",
  caller: "staff",
  right: "see_stock",
  input: z.object({ pool: z.enum(pools, "choose") }),
  output: z.object({
    today: z.string(),
    facts: PoolFacts,
    /** The newest first, today among them. */
    days: z.array(z.object({ day: z.string(), added: z.int(), sold: z.int(), cameBack: z.int(), retired: z.int() })),
  }),
});
