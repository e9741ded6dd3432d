import * as z from "zod/mini";
import { spellingsOf } from "../../../kernel/iccid.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { forgetWishes } from "../../prepaid/low-balances/forget-wishes.server.ts";
import { turnOffBySim } from "./store.server.ts";

/** Turns it off when its owner removed the SIM from the list. */
export const simLeftTheList = job(
  "sim-left-the-list",
  z.object({ accountId: z.uuid(), iccid: z.string() }),
  async ({ accountId, iccid }, { db, clock }): Promise<void> => {
    await turnOffBySim(db, accountId, spellingsOf(iccid), clock());
    await forgetWishes(db, accountId, iccid, clock());
  },
);
