import { answerTasks } from "../../../platform/limited-child.server.ts";
import { readText } from "./read-text.server.ts";

export type Text = { jpeg: Uint8Array; isTurned: boolean };

answerTasks(async ({ jpeg, isTurned }: Text) => ({ lines: await readText(Buffer.from(jpeg), isTurned) }));
