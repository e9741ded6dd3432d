import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type BulksPage = {
  orders: Answer<"/staff/getBulkActions">["actions"];
  cases: Answer<"/staff/getBulkCaseActions">["actions"];
  enquiries: Answer<"/staff/getBulkEnquiryActions">["actions"];
  dropped: string[];
};

/** What was done with orders, cases and enquiries, of each what the member may see. */
export async function bulksPage({ context, request }: ScreenArguments): Promise<BulksPage> {
  const { dropped } = knownAsks(request, {});
  const { call } = asked(context);
  const me = await call("/staff/getMe", {});
  // whoever may see none is told who may
  const maySeeOthers = may(me, "see_inbox") || may(me, "see_enquiries");
  const [orders, cases, enquiries] = await Promise.all([
    may(me, "see_orders") || !maySeeOthers ? call("/staff/getBulkActions", {}) : undefined,
    may(me, "see_inbox") ? call("/staff/getBulkCaseActions", {}) : undefined,
    may(me, "see_enquiries") ? call("/staff/getBulkEnquiryActions", {}) : undefined,
  ]);
  return {
    orders: orders?.actions ?? [],
    cases: cases?.actions ?? [],
    enquiries: enquiries?.actions ?? [],
    dropped,
  };
}
