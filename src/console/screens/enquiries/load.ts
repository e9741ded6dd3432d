import { lists, type ViewOf } from "../../../features/operator/saved-views/lists.ts";
import type { EnquiryFilter } from "../../../features/people/enquiries/enquiry-filter.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { withoutOne, type Without } from "../../parts/list-counts.ts";
import { listedFrom } from "../../parts/listed-from.ts";
import { enquiryForms } from "./forms.ts";

type View = ViewOf<"enquiries">;
const [first] = lists.enquiries.views;
export type Enquiries = Answer<"/staff/getEnquiries"> & {
  view: View;
  /** What of the address stays on the pages beside: the view and its filter. */
  asks: Record<string, string>;
  without: Without;
  /** It was paged back to. */
  isBack: boolean;
  isBeginning: boolean;
  dropped: string[];
};

export async function enquiries({ context, request }: ScreenArguments): Promise<Enquiries> {
  const { call } = asked(context);
  const { found, asks, dropped, isBack, isBeginning } = await listedFrom(
    request,
    enquiryForms,
    ({ view = first, ...filter }, place) =>
      call("/staff/getEnquiries", { view: view as View, ...(filter as EnquiryFilter), ...place }),
  );
  const shown = { ...asks, view: asks.view ?? first };
  const isEmptied = isBeginning && found.enquiries.length === 0 && found.older === null;
  const without = await withoutOne(call, "enquiries", shown, isEmptied);
  return { ...found, view: shown.view as View, asks: shown, without, isBack, isBeginning, dropped };
}
