import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type MaintenancePage = Answer<"/staff/getMaintenanceSwitch"> & { done: string | undefined; dropped: string[] };

export async function maintenancePage({ context, request }: ScreenArguments): Promise<MaintenancePage> {
  const { asks, dropped } = knownAsks(request, { done: /^[a-z]{1,20}$/ });
  const found = await asked(context).call("/staff/getMaintenanceSwitch", {});
  return { ...found, done: asks.done, dropped };
}
