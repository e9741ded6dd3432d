import { addJob } from "../src/platform/jobs/add-job.server.ts";

type Add = (
  db: Parameters<typeof addJob>[0],
  name: string,
  payload: Record<string, unknown>,
  options?: Parameters<typeof addJob>[3],
) => Promise<void>;

/** Enqueues a job that a test runs itself, and one with a payload that its job refuses. */
export const addAnyJob = addJob as Add;
