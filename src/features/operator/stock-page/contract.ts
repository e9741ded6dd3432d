import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey, shortText } from "../../../kernel/fields.ts";
import { pools } from "../../stock/pools/rules.ts";
import { largestFile, stockStates } from "./rules.ts";
import { credits, supplierStates } from "./supplier-rules.ts";

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
    /** What new stock takes, as the setting says. */
    deliveryDays: z.int(),
  }),
});

const Supplier = z.object({
  supplier: z.string(),
  state: z.enum(supplierStates),
  made: z.int(),
  failed: z.int(),
  /** Seconds within which half, and 95 of 100, were made. */
  p50: z.nullable(z.int()),
  p95: z.nullable(z.int()),
  /** The most frequent ones. */
  reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
  waiting: z.int(),
  oldestSeconds: z.int(),
  /** Null where nothing tells. */
  credit: z.nullable(z.enum(credits)),
});

export const GetStock = endpoint({
  path: "/staff/getStock",
  summary: "What lies in stock, for how many days it lasts, when to order again, and how suppliers are.",
  caller: "staff",
  right: "see_stock",
  input: z.object({}),
  output: z.object({ today: z.string(), pools: z.array(PoolFacts), suppliers: z.array(Supplier) }),
});

const batchStates = ["untouched", "in_use", "used_up", "retired"] as const;
export type BatchState = (typeof batchStates)[number];

const Batch = z.object({
  id: z.string(),
  file: z.string(),
  pieces: z.int(),
  state: z.enum(batchStates),
  addedAt: z.string(),
  addedBy: z.string(),
  retiredAt: z.nullable(z.string()),
});

const BatchId = z.string("empty").check(z.regex(/^[1-9]\d{0,14}$/, "format"));
const PoolName = z.enum(pools, "choose");

export const GetPool = endpoint({
  path: "/staff/getPool",
  summary: "One pool of the stock: its last four weeks by day, and its batches, newest first, 50 at a time.",
  caller: "staff",
  right: "see_stock",
  input: z.object({ pool: PoolName, after: z.optional(BatchId) }),
  output: z.object({
    today: z.string(),
    facts: PoolFacts,
    /** The newest first, today among them. */
    days: z.array(z.object({ day: z.string(), added: z.int(), sold: z.int(), cameBack: z.int(), retired: z.int() })),
    batches: z.array(Batch),
    older: z.nullable(z.string()),
  }),
});

export const CheckStockFile = endpoint({
  path: "/staff/checkStockFile",
  summary: "Looks through a file of eSIM profiles or SIM cards by the importer's rules; nothing comes into stock.",
  caller: "staff",
  right: "edit_stock",
  limit: "compute",
  input: z.object({
    pool: PoolName,
    file: shortText(200).check(z.minLength(1, "empty")),
    content: z.string("empty").check(z.maxLength(largestFile, "long")),
  }),
  output: z.object({
    pool: PoolName,
    file: z.string(),
    /** For the deed; null where there is nothing to add. */
    upload: z.nullable(z.string()),
    fresh: z.int(),
    /** Those that lie in stock already, the first hundred of them. */
    known: z.array(z.object({ line: z.int(), iccid: z.string() })),
    allKnown: z.int(),
    /** The first hundred. No secret stands in any. */
    problems: z.array(z.object({ line: z.nullable(z.int()), column: z.nullable(z.string()), text: z.string() })),
    allProblems: z.int(),
  }),
});

const Deed = { requestKey: RequestKey };
const Done = z.object({ pool: PoolName, batch: z.string(), pieces: z.int() });

export const AddStockFile = endpoint({
  path: "/staff/addStockFile",
  summary: "Adds a file that was looked through within the hour to stock, as one batch: all of it, or nothing.",
  caller: "staff",
  right: "edit_stock",
  limit: "write",
  input: z.object({
    ...Deed,
    upload: z.uuid("format"),
    /** How many pieces the dry run showed. */
    fresh: z.int("number").check(z.gte(1, "range")),
  }),
  output: Done,
  refusals: ["NOT_FOUND", "RECORD_CHANGED", "REQUEST_KEY_REUSED"],
});

export const RetireBatch = endpoint({
  path: "/staff/retireBatch",
  summary: "Takes a batch out of stock for good, while nothing of it is held or sold.",
  caller: "staff",
  right: "edit_stock",
  limit: "write",
  input: z.object({ ...Deed, batch: BatchId, word: shortText(20) }),
  output: Done,
  refusals: ["NOT_FOUND", "BATCH_TOUCHED", "REQUEST_KEY_REUSED"],
});
