import { mostOnAFile } from "../../../features/delivery/dispatches/rules.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";

export type PickList = Answer<"/staff/getPickList"> & { dropped: string[] };

/** What the form of the list sends along for other files says nothing here. */
const known = new Set(["order", "view", "after"]);

/** `/console/dispatch/pick-list?order=FW…&order=FW…`; without an order the earliest promises. */
export async function pickList({ context, request }: ScreenArguments): Promise<PickList> {
  const asks = new URL(request.url).searchParams;
  const orders = asks.getAll("order").filter((number) => /^[A-Za-z0-9]{1,20}$/.test(number));
  const dropped = new Set([...asks.keys()].filter((name) => !known.has(name)));
  if (orders.length < asks.getAll("order").length || orders.length > mostOnAFile) dropped.add("order");
  const list = await asked(context).call("/staff/getPickList", { orders: orders.slice(0, mostOnAFile) });
  return { ...list, dropped: [...dropped] };
}
