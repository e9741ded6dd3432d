import * as z from "zod/mini";
import { refuse } from "../../../kernel/refusal.ts";

/** What of an address a list is filtered by; a value that it does not know is refused by its name. */
export function filterIn<Shape extends z.core.$ZodShape>(shape: Shape, asks: Readonly<Record<string, string>> = {}) {
  const { success, data, error } = z.safeParse(z.object(shape), asks);
  return success ? data : refuse("INVALID_INPUT", { field: String(error.issues[0]?.path[0]), problem: "choose" });
}

/** One of a list's views; none: its first. */
export function viewIn<View extends string>(views: readonly [View, ...View[]], asked: string | undefined): View {
  if (asked === undefined) return views[0];
  return views.find((one) => one === asked) ?? refuse("INVALID_INPUT", { field: "view", problem: "choose" });
}
