import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";
import { withoutOne, type Without } from "../../parts/list-counts.ts";
import { queueForms, queueWish } from "../../parts/queue-asked.ts";

type Done = { what: string; number: string | undefined; version: string | undefined };
type First = "waits" | "leaves";
export type Queue = Answer<"/staff/getRealNameQueue"> & {
  first: First;
  /** What of the address stays on the pages beside: order and filter. */
  asks: Record<string, string>;
  without: Without;
  done: Done | undefined;
  dropped: string[];
};

const forms = {
  ...queueForms,
  done: /^(registered|again|refused|deregistered|proposed|undone|none)$/,
  number: /^RN\w{10}$/,
  version: /^\d{1,6}$/,
};

export async function realNames({ context, request }: ScreenArguments): Promise<Queue> {
  const { asks: known, dropped } = knownAsks(request, forms);
  const { done, number, version, ...asks } = known;
  const first: First = asks.first === undefined ? "waits" : "leaves";
  const { call } = asked(context);
  const found = await call("/staff/getRealNameQueue", queueWish(asks));
  const without = await withoutOne(call, "real-names", asks, found.registrations.length === 0);
  return {
    ...found,
    first,
    asks,
    without,
    done: done === undefined ? undefined : { what: done, number, version },
    dropped,
  };
}
