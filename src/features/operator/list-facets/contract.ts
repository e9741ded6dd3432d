import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { shortText } from "../../../kernel/fields.ts";
import { facetedLists } from "./rules.ts";

/** What the list's address asks for, by name. */
export const AskedOfList = z.record(shortText(40), shortText(200));

const Filter = {
  list: z.enum(facetedLists, "choose"),
  /** One of the list; none: its first. */
  view: z.optional(shortText(20)),
  asks: z.optional(AskedOfList),
};
const Count = { count: z.int(), more: z.boolean() };

export const CountListFacet = endpoint({
  path: "/staff/countListFacet",
  summary:
    "How many rows of a list have which value of a facet, by what else is filtered, among the first 10,000 of the view; `more`: there are others that were not looked through.",
  caller: "staff",
  right: "own_session",
  limit: "compute",
  input: z.object({ ...Filter, facet: shortText(20) }),
  output: z.object({
    /** The most frequent 50, by number. */
    values: z.array(z.object({ value: z.string(), name: z.string(), ...Count })),
    more: z.boolean(),
  }),
  refusals: ["RIGHT_MISSING"],
});

export const FindListFilterInTheWay = endpoint({
  path: "/staff/findListFilterInTheWay",
  summary: "For a filter that leaves nothing of a list: how many rows it would leave without each thing it asks for.",
  caller: "staff",
  right: "own_session",
  limit: "compute",
  input: z.object(Filter),
  output: z.object({
    /** What shows most stands first; what shows nothing by itself is left out. `view`: in the widest view. */
    without: z.array(z.object({ drop: z.string(), ...Count })),
  }),
  refusals: ["RIGHT_MISSING"],
});
