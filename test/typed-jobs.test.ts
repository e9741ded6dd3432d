import { expect, test } from "vitest";
import { jobs } from "../src/jobs.server.ts";
import { addJob } from "../src/platform/jobs/add-job.server.ts";

test("each job has a name of its own", () => {
  const names = jobs.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

/** Never called: each line is refused by the compiler, or `npm run types` fails. */
export async function notEnqueued(db: Parameters<typeof addJob>[0], mailId: string): Promise<void> {
  await addJob(db, "send-mail", { mailId });
  // @ts-expect-error there is no such job
  await addJob(db, "send-letter", { mailId });
  // @ts-expect-error another job's payload
  await addJob(db, "send-mail", { orderId: mailId });
  // @ts-expect-error not the type that the job reads
  await addJob(db, "send-mail", { mailId: 1 });
}
