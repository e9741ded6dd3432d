import { data } from "react-router";
import { customerForms } from "../../../features/operator/customers/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type CustomerPage = Answer<"/staff/getCustomer"> & {
  customer: string;
  privacy: Answer<"/staff/getPrivacyRequests">;
  /** The file with everything that is kept was asked for and refused. */
  noFile: boolean;
  done: string | undefined;
  dropped: string[];
};

export function customerIn(request: Request): string {
  const id = decodeURIComponent(new URL(request.url).pathname.split("/")[3] ?? "");
  return customerForms.account.test(id) ? id : id.toUpperCase();
}

/** `/console/customers/FW…` by an order, `/console/customers/<uuid>` by the account. */
export async function customerPage({ context, request }: ScreenArguments): Promise<CustomerPage> {
  const { call } = asked(context);
  const customer = customerIn(request);
  const { asks, dropped } = knownAsks(request, {
    after: /^[\w-]{1,100}$/,
    before: /^[\w-]{1,100}$/,
    refused: /^[A-Z_]{1,40}$/,
    done: /^[a-z]{1,20}$/,
  });
  const { after, before, refused, done } = asks;
  const beside = async () => ({
    privacy: await call("/staff/getPrivacyRequests", { customer }),
    noFile: refused !== undefined,
    done,
    customer,
  });
  const place = { ...(after && { after }), ...(before && !after && { before }) };
  try {
    return { ...(await call("/staff/getCustomer", { customer, ...place })), ...(await beside()), dropped };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const isPlace = error.details.fields.some(({ field }) => field !== "customer");
    if (error.code === "NOT_FOUND" || (error.code === "INVALID_INPUT" && !isPlace)) throw data(null, { status: 404 });
    if (error.code !== "INVALID_INPUT") throw error;
    const names = [...dropped, ...Object.keys(place)];
    return { ...(await call("/staff/getCustomer", { customer })), ...(await beside()), dropped: names };
  }
}
