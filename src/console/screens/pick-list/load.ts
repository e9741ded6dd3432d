import type { ParcelFilter } from "../../../features/delivery/dispatches/parcel-filter.ts";
import { mostOnAFile, outgoingViews } from "../../../features/delivery/dispatches/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";
import { parcelForms } from "../../parts/parcels-asked.ts";

export type PickList = Answer<"/staff/getPickList"> & { asks: Record<string, string>; dropped: string[] };

const view = new RegExp(`^(${outgoingViews.join("|")})$`);
const forms = { ...parcelForms, view, order: /^[A-Za-z0-9]{1,20}$/, after: /./ };

/** `/console/dispatch/pick-list?order=FW…&order=FW…`; without an order what the view shows, from its place on. */
export async function pickList({ context, request }: ScreenArguments): Promise<PickList> {
  const { call } = asked(context);
  const typed = new URL(request.url).searchParams.getAll("order");
  const { asks, dropped: unknown } = knownAsks(request, forms);
  const { order: _, after, ...shown } = asks;
  const orders = typed.filter((number) => forms.order.test(number));
  const dropped = new Set(unknown);
  if (orders.length > mostOnAFile) dropped.add("order");
  const wish = {
    orders: orders.slice(0, mostOnAFile),
    ...(shown as ParcelFilter & { view?: (typeof outgoingViews)[number] }),
  };
  const list = await call("/staff/getPickList", { ...wish, ...(after && { after }) }).catch((error) => {
    if (!(error instanceof CallRefused) || error.code !== "INVALID_INPUT") throw error;
    dropped.add("after");
    return call("/staff/getPickList", wish);
  });
  return { ...list, asks: shown, dropped: [...dropped] };
}
