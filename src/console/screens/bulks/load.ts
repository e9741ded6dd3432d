import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type BulksPage = Answer<"/staff/getBulkActions"> & { dropped: string[] };

export async function bulksPage({ context, request }: ScreenArguments): Promise<BulksPage> {
  const { dropped } = knownAsks(request, {});
  return { ...(await asked(context).call("/staff/getBulkActions", {})), dropped };
}
