import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type ComingPage = Answer<"/staff/getPriceChanges"> & { mayEdit: boolean; scheduled: number; dropped: string[] };
export type Change = ComingPage["coming"][number];

export async function comingPage({ context, request }: ScreenArguments): Promise<ComingPage> {
  const { call } = asked(context);
  const { asks, dropped } = knownAsks(request, { scheduled: /^\d{1,3}$/ });
  const mayEdit = may(await call("/staff/getMe", {}), "edit_catalogue");
  const changes = await call("/staff/getPriceChanges", {});
  return { ...changes, mayEdit, scheduled: Number(asks.scheduled ?? 0), dropped };
}
