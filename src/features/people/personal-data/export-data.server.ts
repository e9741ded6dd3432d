import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { ExportData } from "./contract.ts";
import { keptOfAccount } from "./store.server.ts";

/** GDPR articles 15 and 20: a copy of one's data, readable by people and machines. */
export const exportData = operation(ExportData, async (_wish, context) => {
  const { caller, now } = context;
  const kept = (await keptOfAccount(context, caller.accountId)) ?? refuse("TOKEN_VALID_FAIL");
  return { exportedAt: now.toISOString(), ...kept };
});
