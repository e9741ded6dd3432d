import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey } from "../../../kernel/fields.ts";
import { orderStates } from "../../../kernel/order-state.ts";
import { troubles } from "./rules.ts";

const JobKind = z.string("empty").check(z.regex(/^[a-z-]{1,40}$/, "format"));
const JobId = z.string("empty").check(z.regex(/^\d{1,18}$/, "format"));

export const GetGivenUpJobs = endpoint({
  path: "/staff/getGivenUpJobs",
  summary: "Background jobs that were given up, the newest first, 50 at a time: what each was for and why it failed.",
  caller: "staff",
  right: "see_incidents",
  input: z.object({ kind: z.optional(JobKind), after: z.optional(JobId) }),
  output: z.object({
    /** No more than 1,000 are counted in all. */
    kinds: z.array(z.object({ kind: z.string(), count: z.int() })),
    jobs: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        tries: z.int(),
        trouble: z.enum(troubles),
        code: z.nullable(z.string()),
        since: z.string(),
        order: z.nullable(z.object({ number: z.string(), state: z.enum(orderStates) })),
        mailKind: z.nullable(z.string()),
        iccid: z.nullable(z.string()),
        /** Why it cannot be tried. */
        pointless: z.nullable(z.enum(orderStates)),
      }),
    ),
    older: z.nullable(z.string()),
  }),
});

export const TryJobAgain = endpoint({
  path: "/staff/tryJobAgain",
  summary: "Gives a job that was given up its tries back; it begins at once.",
  caller: "staff",
  right: "mend_incidents",
  limit: "write",
  input: z.object({ requestKey: RequestKey, id: JobId }),
  output: z.object({}),
  refusals: ["JOB_GONE", "JOB_POINTLESS", "REQUEST_KEY_REUSED"],
});

export const TryJobsAgain = endpoint({
  path: "/staff/tryJobsAgain",
  summary: "The same for jobs of one kind, at most 500 at a press; those that have nothing left to do are put away.",
  caller: "staff",
  right: "mend_incidents",
  limit: "write",
  input: z.object({ requestKey: RequestKey, kind: JobKind }),
  output: z.object({ tried: z.int(), putAway: z.int() }),
  refusals: ["REQUEST_KEY_REUSED"],
});

export const PutJobAway = endpoint({
  path: "/staff/putJobAway",
  summary: "Removes a job that was given up and has nothing left to do, since its order is closed.",
  caller: "staff",
  right: "mend_incidents",
  limit: "write",
  input: z.object({ requestKey: RequestKey, id: JobId }),
  output: z.object({}),
  refusals: ["JOB_GONE", "JOB_NOT_POINTLESS", "REQUEST_KEY_REUSED"],
});
