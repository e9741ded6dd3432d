import { operation } from "../../../platform/operation.server.ts";
import { GetMaintenance } from "./contract.ts";

export const getMaintenance = operation(GetMaintenance, async (_wish, { maintenance, now }) => {
  const until = await maintenance.current();
  return { ...(until && { until: until.toISOString() }), overdue: until !== undefined && until <= now };
});
