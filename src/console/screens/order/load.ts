import { data } from "react-router";
import { heards, momentGroups, type Heard, type MomentGroup } from "../../../features/operator/order-page/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { besideIn, type Beside } from "./beside.ts";
import { plannedChange, type PlannedChange } from "./planned-change.ts";
import { planned, type Planned } from "./planned-refund.ts";

export type OrderPage = Answer<"/staff/getOrderPage"> & {
  kind: MomentGroup | undefined;
  /** The list that it was opened from, as the address says it, and where it stands there. */
  listed: string | undefined;
  beside: Beside | undefined;
  planned: Planned;
  change: PlannedChange;
  maySend: boolean;
  /** Its PDF was asked for and refused. */
  noDocuments: boolean;
  /** Which SIM was asked for just now, and what came of it. */
  read: { position: number; heard: Heard } | undefined;
};

/** `/console/orders/FW…`: a part of the address that the page does not know is left out. */
export async function orderPage({ context, request }: ScreenArguments): Promise<OrderPage> {
  const { pathname, searchParams } = new URL(request.url);
  const number = decodeURIComponent(pathname.split("/")[3] ?? "");
  const kind = momentGroups.find((one) => one === searchParams.get("kind"));
  const after = searchParams.get("after");
  const placeOf = (part: "sims" | "mails") => {
    const place = Number(searchParams.get(part) ?? 1);
    return Number.isInteger(place) && place > 1 && { [part]: place };
  };
  const noDocuments = searchParams.has("refused");
  const wish = { number, ...(kind && { kind }) };
  const here = asked(context);
  const { call } = here;
  const heard = heards.find((one) => one === searchParams.get("heard"));
  const read = heard && { position: Number(searchParams.get("read")), heard };
  const maySend = may(await call("/staff/getMe", {}), "send_mails");
  const listed = searchParams.get("in") || undefined;
  const plans = async (page: Answer<"/staff/getOrderPage">) => ({
    listed,
    beside: listed === undefined ? undefined : await besideIn(listed, number, call),
    planned: await planned(page, searchParams, here),
    change: await plannedChange(page, searchParams, here),
  });
  const parts = { ...(after && { after }), ...placeOf("sims"), ...placeOf("mails") };
  try {
    const page = await call("/staff/getOrderPage", { ...wish, ...parts });
    if (page.namesMe) await call("/staff/seeMentions", { number });
    return { ...page, kind, maySend, noDocuments, read, ...(await plans(page)) };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    if (error.code === "ORDER_NOT_FOUND" || number.length > 40) throw data(null, { status: 404 });
    if (error.code !== "INVALID_INPUT") throw error;
    const page = await call("/staff/getOrderPage", wish);
    return { ...page, kind, maySend, noDocuments, read, ...(await plans(page)) };
  }
}
