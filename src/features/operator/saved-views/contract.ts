import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey, shortText } from "../../../kernel/fields.ts";
import { orderColumns } from "../order-list/columns.ts";
import { orderFilter } from "../order-list/order-filter.ts";
import { orderSorts } from "../order-list/rules.ts";
import { densities } from "./layouts.ts";
import { listNames, lists } from "./lists.ts";
import { longestName, steps } from "./rules.ts";

const Name = shortText(longestName).check(z.minLength(1, "empty"));
const Columns = z
  .array(z.enum(orderColumns, "choose"))
  .check(z.minLength(1, "choose"), z.maxLength(orderColumns.length, "range"));
const Density = z.enum(densities, "choose");

/** What a view asks the list for: nothing that the list does not know can be saved. */
const Asks = z.strictObject({
  ...orderFilter,
  sort: z.optional(z.enum(orderSorts, "choose")),
  columns: z.optional(Columns),
  density: z.optional(Density),
});

export const GetSavedViews = endpoint({
  path: "/staff/getSavedViews",
  summary:
    "The caller's own views of the list of orders in their order, then what colleagues share, and the caller's columns.",
  caller: "staff",
  right: "see_orders",
  input: z.object({}),
  output: z.object({
    views: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** As it was saved: a later version of the list may not know all of it any more. */
        asks: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
        isShared: z.boolean(),
        isMine: z.boolean(),
        maker: z.string(),
        mayChange: z.boolean(),
        version: z.int(),
      }),
    ),
    layouts: z.array(z.object({ view: z.string(), columns: z.array(z.string()), density: Density })),
  }),
});

export const SaveView = endpoint({
  path: "/staff/saveView",
  summary: "Keeps a filter, its order and its columns under a name, for the caller or for everybody.",
  caller: "staff",
  right: "see_orders",
  limit: "write",
  input: z.object({ requestKey: RequestKey, name: Name, isShared: z.boolean(), asks: Asks }),
  output: z.object({ id: z.string() }),
  refusals: ["VIEW_NAMED_ALREADY", "VIEWS_FULL", "REQUEST_KEY_REUSED"],
});

const Seen = { requestKey: RequestKey, id: z.uuid("format"), version: z.int("number") };

export const ChangeView = endpoint({
  path: "/staff/changeView",
  summary: "Renames a view, shares it or no longer, or keeps another filter under its name.",
  caller: "staff",
  right: "see_orders",
  limit: "write",
  input: z.object({
    ...Seen,
    name: z.optional(Name),
    isShared: z.optional(z.boolean()),
    asks: z.optional(Asks),
  }),
  output: z.object({ version: z.int() }),
  refusals: ["NOT_FOUND", "CASE_CHANGED", "RIGHT_MISSING", "VIEW_NAMED_ALREADY", "REQUEST_KEY_REUSED"],
});

export const MoveView = endpoint({
  path: "/staff/moveView",
  summary: "Puts one of the caller's own views one place earlier or later.",
  caller: "staff",
  right: "see_orders",
  limit: "write",
  input: z.object({ requestKey: RequestKey, id: z.uuid("format"), step: z.enum(steps, "choose") }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "REQUEST_KEY_REUSED"],
});

export const DeleteView = endpoint({
  path: "/staff/deleteView",
  summary: "Deletes a view, with the columns that anybody chose for it.",
  caller: "staff",
  right: "see_orders",
  limit: "write",
  input: z.object(Seen),
  output: z.object({}),
  refusals: ["NOT_FOUND", "CASE_CHANGED", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

const allOf = Object.values(lists);
const View = z.enum([...new Set(allOf.flatMap(({ views }): readonly string[] => views))], "choose");
const allColumns = [...new Set(allOf.flatMap(({ usual, beside }): readonly string[] => [...usual, ...beside]))];
const ChosenColumns = z
  .array(z.enum(allColumns, "choose"))
  .check(z.minLength(1, "choose"), z.maxLength(orderColumns.length, "range"));

export const GetLayout = endpoint({
  path: "/staff/getLayout",
  summary:
    "Which columns the caller has chosen for a view of a list that they may see, and how dense; null: none, it is as usual.",
  caller: "staff",
  right: "own_session",
  input: z.object({ list: z.enum(listNames, "choose"), view: View }),
  output: z.object({ layout: z.nullable(z.object({ columns: z.array(z.string()), density: Density })) }),
  refusals: ["RIGHT_MISSING"],
});

export const SetLayout = endpoint({
  path: "/staff/setLayout",
  summary:
    "Which columns the caller sees in a view of a list that they may see, in which order and how dense; null: as usual.",
  caller: "staff",
  right: "own_session",
  limit: "write",
  input: z.object({
    /** None: that of orders. */
    list: z.optional(z.enum(listNames, "choose")),
    /** One of the list, or of orders one that was saved. */
    view: z.union([View, z.uuid()], "choose"),
    layout: z.nullable(z.object({ columns: ChosenColumns, density: Density })),
  }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "RIGHT_MISSING"],
});
