import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Which } from "./pick-contract.ts";
import { labelPapers } from "./rules.ts";

const leftOut = z.array(z.string());

export const PrintLabels = endpoint({
  path: "/staff/printLabels",
  summary: "The labels of up to 200 parcels that can be posted; each time is a line of the trail with its orders.",
  caller: "staff",
  right: "send_parcels",
  limit: "compute",
  input: z.object({ ...Which, paper: z.enum(labelPapers, "choose") }),
  output: z.object({
    labels: z.array(
      z.object({
        orderNumber: z.string(),
        carrier: z.string(),
        cards: z.int(),
        iso2: z.string(),
        /** The country is the last one. */
        lines: z.array(z.string()),
      }),
    ),
    /** What was chosen and cannot be posted any more. */
    leftOut,
  }),
  refusals: ["PARCEL_MOVED"],
});

export const MakeCourierFile = endpoint({
  path: "/staff/makeCourierFile",
  summary: "Up to 200 parcels that can be posted for the courier's program; each time is a line of the trail.",
  caller: "staff",
  right: "send_parcels",
  isFresh: true,
  limit: "write",
  input: z.object(Which),
  output: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  refusals: ["PARCEL_MOVED"],
});
