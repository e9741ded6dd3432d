import { enquiryDeeds } from "../../../features/people/enquiries/rules.ts";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";
import { enquiryForms } from "./forms.ts";
import { enquiries, type Enquiries } from "./load.ts";

type Deed = (typeof enquiryDeeds)[number];
export type ManyEnquiries = Enquiries & { deed: Deed; me: string };

const manyForms = { ...enquiryForms, deed: new RegExp(`^(${enquiryDeeds.join("|")})$`) };

/** `/console/enquiries/many?deed=close&country=SE`: what is to be done, of which filter, and what it does not know. */
export function manyAsks(request: Request) {
  const { asks, dropped } = knownAsks<string>(request, manyForms);
  const { deed = "assign", ...filter } = asks;
  return { deed: deed as Deed, filter, dropped };
}

/** The filter as its list reads it, which leaves out and names what of it is wrong. */
export async function manyEnquiries({ context, request, ...asking }: ScreenArguments): Promise<ManyEnquiries> {
  const { deed, dropped } = manyAsks(request);
  const address = new URL(request.url);
  address.searchParams.delete("deed");
  const [list, { id: me }] = await Promise.all([
    enquiries({ ...asking, context, request: new Request(address) }),
    asked(context).call("/staff/getMe", {}),
  ]);
  return { ...list, dropped: [...new Set([...dropped, ...list.dropped])], deed, me };
}
