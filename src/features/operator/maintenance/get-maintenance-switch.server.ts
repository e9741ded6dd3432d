import { upgradingWords } from "../../../i18n/upgrading.server.ts";
import { fullyOffered } from "../../../kernel/language.ts";
import { closedShop } from "../../../platform/maintenance.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetMaintenanceSwitch } from "./contract.ts";

/** What the database says at this moment, not what this process knew a second ago. */
export const getMaintenanceSwitch = operation(GetMaintenanceSwitch, async (_wish, { db, now }) => {
  const row = await closedShop(db);
  return {
    closed: row
      ? {
          until: row.ends_at.toISOString(),
          isOverdue: row.ends_at <= now,
          since: row.begun_at.toISOString(),
          who: row.who,
          reason: row.reason,
        }
      : null,
    now: now.toISOString(),
    page: fullyOffered.map((language) => ({ language, ...upgradingWords(language), zone: "UTC+8" })),
  };
});
