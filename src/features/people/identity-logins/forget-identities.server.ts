import { minuteMs } from "../../../kernel/duration.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { minutesToFillIn } from "./rules.ts";
import { forgetProvedBefore } from "./store.server.ts";

/** What a digital identity has proved is kept until it is used or ten minutes are over. */
export const forgetIdentities = repeatedJob("forget-identities", "* * * * *", ({ db, clock }) =>
  forgetProvedBefore(db, new Date(clock().getTime() - minutesToFillIn * minuteMs)),
);
