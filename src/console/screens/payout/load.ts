import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { listedFrom } from "../../parts/listed-from.ts";

export type Payout = Answer<"/staff/getPayout"> & { dropped: string[] };

export async function payout({ context, request }: ScreenArguments): Promise<Payout> {
  const id = new URL(request.url).pathname.split("/")[4] ?? "";
  const { call } = asked(context);
  const { found, dropped } = await listedFrom(request, {}, (_, place) => call("/staff/getPayout", { id, ...place }));
  return { ...found, dropped };
}
