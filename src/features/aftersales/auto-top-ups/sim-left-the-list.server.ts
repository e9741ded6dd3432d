import * as z from "zod/mini";
import { spellingsOf } from "../../../kernel/iccid.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { forgetWishes } from "../../prepaid/low-balances/forget-wishes.server.ts";
import { turnOffBySim } from "./store.server.ts";

/** Turns it off when its owner removed the SIM from the list; what they agreed to after that stays. */
export const simLeftTheList = job(
  "sim-left-the-list",
  z.object({ accountId: z.uuid(), iccid: z.string(), leftAt: z.optional(z.iso.datetime()) }),
  async ({ accountId, iccid, leftAt }, { db, clock }): Promise<void> => {
    const now = clock();
    const until = leftAt === undefined ? now : new Date(leftAt);
    await turnOffBySim(db, accountId, spellingsOf(iccid), now, until);
    await forgetWishes(db, { accountId, iccid }, now, until);
  },
);
