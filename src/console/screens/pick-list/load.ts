import { mostOnAFile, parcelViews } from "../../../features/delivery/dispatches/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";

export type PickList = Answer<"/staff/getPickList"> & { dropped: string[] };

const known = new Set(["order", "view", "after"]);

/** `/console/dispatch/pick-list?order=FW…&order=FW…`; without an order what the view shows, from its place on. */
export async function pickList({ context, request }: ScreenArguments): Promise<PickList> {
  const { call } = asked(context);
  const asks = new URL(request.url).searchParams;
  const orders = asks.getAll("order").filter((number) => /^[A-Za-z0-9]{1,20}$/.test(number));
  const view = parcelViews.find((one) => one === asks.get("view"));
  const after = asks.get("after");
  const dropped = new Set([...asks.keys()].filter((name) => !known.has(name)));
  if (orders.length < asks.getAll("order").length || orders.length > mostOnAFile) dropped.add("order");
  if (asks.get("view") && !view) dropped.add("view");
  const wish = { orders: orders.slice(0, mostOnAFile), ...(view && { view }) };
  const list = await call("/staff/getPickList", { ...wish, ...(after && { after }) }).catch((error) => {
    if (!(error instanceof CallRefused) || error.code !== "INVALID_INPUT") throw error;
    dropped.add("after");
    return call("/staff/getPickList", wish);
  });
  return { ...list, dropped: [...dropped] };
}
