import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

type Asked = { after: number; dropped: string[] };
export type BulkPage = Answer<"/staff/getBulkAction"> & Asked;
export type EnquiriesPage = Answer<"/staff/getBulkEnquiryAction"> & Asked;
export type CasesPage = Answer<"/staff/getBulkCaseAction"> & Asked;

export async function bulkPage({ context, request }: ScreenArguments): Promise<BulkPage> {
  const { id, ...page } = askedFor(request);
  return { ...(await asked(context).call("/staff/getBulkAction", { id, after: page.after })), ...page };
}

export async function casesPage({ context, request }: ScreenArguments): Promise<CasesPage> {
  const { id, ...page } = askedFor(request);
  return { ...(await asked(context).call("/staff/getBulkCaseAction", { id, after: page.after })), ...page };
}

export async function enquiriesPage({ context, request }: ScreenArguments): Promise<EnquiriesPage> {
  const { id, ...page } = askedFor(request);
  return { ...(await asked(context).call("/staff/getBulkEnquiryAction", { id, after: page.after })), ...page };
}

function askedFor(request: Request): Asked & { id: string } {
  const { asks, dropped } = knownAsks(request, { after: /^\d{1,5}$/ });
  return { id: idIn(request), after: Math.min(Number(asks.after ?? 0), 10_000), dropped };
}

/** The last part of the address. */
export const idIn = (request: Request): string =>
  decodeURIComponent(new URL(request.url).pathname.split("/").at(-1) ?? "");
