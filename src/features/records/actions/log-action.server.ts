import * as z from "zod/mini";
import { job } from "../../../platform/jobs/job.server.ts";
import { noteSecurity } from "../../../platform/security-log.server.ts";

/** Writes a desk action to the shop's security log; who did it and on what is only in `actions`. Named as queues know it. */
export const logAction = job(
  "tell-deed",
  z.object({ deed: z.string().check(z.regex(/^[a-z_]{1,40}$/)) }),
  async ({ deed: action }, shop): Promise<void> => {
    noteSecurity(shop, ["desk", "done"], { what: action });
  },
);
