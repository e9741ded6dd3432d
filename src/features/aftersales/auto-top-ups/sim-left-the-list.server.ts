import * as z from "zod/mini";
import { spellingsOf } from "../../../kernel/iccid.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { turnOffBySim } from "./store.server.ts";

/** Its owner took the SIM off the list: nothing is bought for it any more. */
export const simLeftTheList = job(
  "sim-left-the-list",
  z.object({ accountId: z.uuid(), iccid: z.string() }),
  async ({ accountId, iccid }, { db, clock }): Promise<void> => {
    await turnOffBySim(db, accountId, spellingsOf(iccid), clock());
  },
);
