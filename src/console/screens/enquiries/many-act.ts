import { redirect } from "react-router";
import type { EnquiryFilter } from "../../../features/people/enquiries/enquiry-filter.ts";
import type { enquiryViews } from "../../../features/people/enquiries/staff-contract.ts";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { manyAsks } from "./many-load.ts";

type Filter = EnquiryFilter & { view?: (typeof enquiryViews)[number] };

export async function changeMany({ context, request }: ScreenArguments) {
  const entries = await entriesOf(request);
  const { requestKey = "", to } = entries;
  const { deed, filter, dropped } = manyAsks(request);
  // without what it does not know it would be done with more than somebody meant
  if (dropped.length > 0) throw new Response(null, { status: 400 });
  const said = { assign: { to: to || null }, close: {} }[deed];
  try {
    const wish = { requestKey, deed, ...said, ...(filter as Filter) };
    const { id } = await asked(context).call("/staff/startBulkEnquiryAction", wish);
    return redirect(`/console/bulk/enquiries/${id}`);
  } catch (error) {
    return shownAgain(error, entries);
  }
}
