import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type BulkPage = Answer<"/staff/getBulkAction"> & { after: number; dropped: string[] };

export async function bulkPage({ context, request }: ScreenArguments): Promise<BulkPage> {
  const id = decodeURIComponent(new URL(request.url).pathname.split("/")[3] ?? "");
  const { asks, dropped } = knownAsks(request, { after: /^\d{1,5}$/ });
  const after = Math.min(Number(asks.after ?? 0), 10_000);
  return { ...(await asked(context).call("/staff/getBulkAction", { id, after })), after, dropped };
}
