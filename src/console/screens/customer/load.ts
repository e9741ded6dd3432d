import { data } from "react-router";
import { customerForms } from "../../../features/operator/customers/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type CustomerPage = Answer<"/staff/getCustomer"> & { customer: string; dropped: string[] };

/** `/console/customers/FW…` by an order, `/console/customers/<uuid>` by the account. */
export async function customerPage({ context, request }: ScreenArguments): Promise<CustomerPage> {
  const { call } = asked(context);
  const id = decodeURIComponent(new URL(request.url).pathname.split("/")[3] ?? "");
  const customer = customerForms.account.test(id) ? id : id.toUpperCase();
  const { asks, dropped } = knownAsks(request, { after: /^[\w-]{1,100}$/, before: /^[\w-]{1,100}$/ });
  const { after, before } = asks;
  const place = { ...(after && { after }), ...(before && !after && { before }) };
  try {
    return { ...(await call("/staff/getCustomer", { customer, ...place })), customer, dropped };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const isPlace = error.details.fields.some(({ field }) => field !== "customer");
    if (error.code === "NOT_FOUND" || (error.code === "INVALID_INPUT" && !isPlace)) throw data(null, { status: 404 });
    if (error.code !== "INVALID_INPUT") throw error;
    const names = [...dropped, ...Object.keys(place)];
    return { ...(await call("/staff/getCustomer", { customer })), customer, dropped: names };
  }
}
