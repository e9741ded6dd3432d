import { shownLanguage } from "../../../kernel/language.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetMaintenance } from "./contract.ts";

export const getMaintenance = operation(GetMaintenance, async (_wish, { maintenance, now, visitor }) => {
  const upgrade = await maintenance.current();
  if (!upgrade) return { overdue: false };
  const { until, reason } = upgrade;
  const told = reason?.[shownLanguage(visitor.language)];
  return { until: until.toISOString(), ...(told !== undefined && { reason: told }), overdue: until <= now };
});
