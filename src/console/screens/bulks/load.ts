import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type BulksPage = {
  orders: Answer<"/staff/getBulkActions">["actions"];
  cases: Answer<"/staff/getBulkCaseActions">["actions"];
  dropped: string[];
};

/** What was done with orders and with cases, of each what the member may see. */
export async function bulksPage({ context, request }: ScreenArguments): Promise<BulksPage> {
  const { dropped } = knownAsks(request, {});
  const { call } = asked(context);
  const me = await call("/staff/getMe", {});
  // whoever may see neither is told who may
  const [orders, cases] = await Promise.all([
    may(me, "see_orders") || !may(me, "see_inbox") ? call("/staff/getBulkActions", {}) : undefined,
    may(me, "see_inbox") ? call("/staff/getBulkCaseActions", {}) : undefined,
  ]);
  return { orders: orders?.actions ?? [], cases: cases?.actions ?? [], dropped };
}
