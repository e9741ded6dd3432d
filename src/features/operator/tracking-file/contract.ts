import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey } from "../../../kernel/fields.ts";
import { longestFile, rowStates, trackingProblems } from "./rules.ts";

const File = z
  .string("empty")
  .check(z.maxLength(longestFile, "long"), z.regex(/\S/, "empty"), z.regex(/^[^\0\p{Cs}]*$/u, "format"));
const Rows = z.object({
  rows: z.array(
    z.object({
      line: z.int(),
      orderNumber: z.string(),
      carrier: z.nullable(z.string()),
      trackingNumber: z.string(),
      state: z.enum(rowStates),
      column: z.nullable(z.string()),
      problem: z.nullable(z.enum(trackingProblems)),
    }),
  ),
});

export const CheckTrackingFile = endpoint({
  path: "/staff/checkTrackingFile",
  summary: "Reads a courier's CSV of tracking numbers by order; posts nothing.",
  caller: "staff",
  right: "send_parcels",
  input: z.object({ file: File }),
  output: Rows,
});

export const TakeTrackingFile = endpoint({
  path: "/staff/takeTrackingFile",
  summary: "Posts what stands in the CSV, each order once; what cannot be posted is named and holds up nothing.",
  caller: "staff",
  right: "send_parcels",
  limit: "write",
  input: z.object({ requestKey: RequestKey, file: File }),
  output: Rows,
  refusals: ["REQUEST_KEY_REUSED", "RIGHT_MISSING"],
});
