import { answerTasks } from "../../../platform/limited-child.server.ts";
import { readPhotograph } from "./read-photograph.server.ts";

/** `read` is missing where the process itself has failed. */
export type Reading = { read?: Awaited<ReturnType<typeof readPhotograph>> };
export type ToRead = { jpeg: Uint8Array; today: string };

answerTasks(async ({ jpeg, today }: ToRead): Promise<Reading> => ({
  read: await readPhotograph(Buffer.from(jpeg), today),
}));
