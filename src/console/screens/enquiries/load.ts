import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type Enquiries = Answer<"/staff/getEnquiries"> & { view: "open" | "mine" | "all"; dropped: string[] };

export async function enquiries({ context, request }: ScreenArguments): Promise<Enquiries> {
  const { asks, dropped } = knownAsks(request, {
    view: /^(open|mine|all)$/,
    after: /^[\w-]{1,100}$/,
    before: /^[\w-]{1,100}$/,
  });
  const { after, before } = asks;
  const view = (asks.view ?? "open") as Enquiries["view"];
  const place = after ? { after } : before ? { before } : {};
  return { ...(await asked(context).call("/staff/getEnquiries", { view, ...place })), view, dropped };
}
