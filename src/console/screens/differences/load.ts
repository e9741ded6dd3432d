import type { DifferenceFilter } from "../../../features/operator/differences/difference-filter.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { withoutOne, type Without } from "../../parts/list-counts.ts";
import { listedFrom } from "../../parts/listed-from.ts";
import { differenceForms } from "./forms.ts";

export type Differences = Answer<"/staff/getDifferences"> & {
  /** What they are filtered by. */
  asks: Record<string, string>;
  without: Without;
  /** It was paged back to. */
  isBack: boolean;
  isBeginning: boolean;
  dropped: string[];
};

export async function differences({ context, request }: ScreenArguments): Promise<Differences> {
  const { call } = asked(context);
  const { found, asks, dropped, isBack, isBeginning } = await listedFrom(request, differenceForms, (filter, place) =>
    call("/staff/getDifferences", { ...(filter as DifferenceFilter), ...place }),
  );
  const isEmptied = isBeginning && found.differences.length === 0 && found.older === null;
  const without = await withoutOne(call, "differences", asks, isEmptied);
  return { ...found, asks, without, isBack, isBeginning, dropped };
}
