import { data } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";

const lastMoments = 5;
type Seen = Answer<"/staff/getOrderPage">;
export type OrderSeen = { order: Seen; latest: Seen["moments"] };

/** `/console/orders/FW…/look`: a glance is no reading, so a note that names somebody stays unread. */
export async function orderSeen({ context, request }: ScreenArguments): Promise<OrderSeen> {
  const number = decodeURIComponent(new URL(request.url).pathname.split("/")[3] ?? "");
  try {
    const order = await asked(context).call("/staff/getOrderPage", { number });
    return { order, latest: order.moments.slice(0, lastMoments) };
  } catch (error) {
    if (!(error instanceof CallRefused) || (error.code !== "ORDER_NOT_FOUND" && error.code !== "INVALID_INPUT"))
      throw error;
    throw data(null, { status: 404 });
  }
}
