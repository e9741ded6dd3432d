import { operation } from "../../../platform/operation.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { GetWholesaleTiers } from "./contract.ts";
import { wholesaleSteps } from "./rules.ts";

/** Nothing off is a price that is not told in public. */
export const getWholesaleTiers = operation(GetWholesaleTiers, async (_wish, { db, config }) => ({
  tiers: await Promise.all(
    wholesaleSteps.map(async (from) => ({
      from,
      percentOff: (await settingOf(db, config, `wholesale_${from}`)) || null,
    })),
  ),
}));
