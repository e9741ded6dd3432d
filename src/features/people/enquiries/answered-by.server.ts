import { daysIn } from "../../../kernel/hong-kong-holidays.ts";
import { reviewDays } from "../../../kernel/review-days.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { businessDaysAfter } from "./business-days.ts";

type Asking = Pick<Shop, "config"> & { db: DbOrTx };

export const knownHolidays = async ({ db, config }: Asking): Promise<string[]> =>
  daysIn(await settingOf(db, config, "holidays")) ?? [];

/** By when an enquiry of this moment is answered, by the holidays that are known now. */
export const answeredBy = async (now: Date, asking: Asking): Promise<Date> =>
  businessDaysAfter(now, reviewDays, await knownHolidays(asking));
