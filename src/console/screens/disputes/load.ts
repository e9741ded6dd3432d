import { lists, type ViewOf } from "../../../features/operator/saved-views/lists.ts";
import type { DisputeFilter } from "../../../features/sales/disputes/dispute-filter.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { withoutOne, type Without } from "../../parts/list-counts.ts";
import { listedFrom } from "../../parts/listed-from.ts";
import { disputeForms } from "./forms.ts";

type View = ViewOf<"disputes">;
const [first] = lists.disputes.views;
export type Disputes = Answer<"/staff/getDisputes"> & {
  view: View;
  /** What of the address stays on the pages beside: the view and its filter. */
  asks: Record<string, string>;
  without: Without;
  /** It was paged back to. */
  isBack: boolean;
  isBeginning: boolean;
  dropped: string[];
};

export async function disputes({ context, request }: ScreenArguments): Promise<Disputes> {
  const { call } = asked(context);
  const { found, asks, dropped, isBack, isBeginning } = await listedFrom(
    request,
    disputeForms,
    ({ view = first, ...filter }, place) =>
      call("/staff/getDisputes", { view: view as View, ...(filter as DisputeFilter), ...place }),
  );
  const shown = { ...asks, view: asks.view ?? first };
  const isEmptied = isBeginning && found.disputes.length === 0 && found.older === null;
  const without = await withoutOne(call, "disputes", shown, isEmptied);
  return { ...found, view: shown.view as View, asks: shown, without, isBack, isBeginning, dropped };
}
