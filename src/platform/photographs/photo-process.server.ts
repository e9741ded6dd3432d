import { answerTasks } from "../limited-child.server.ts";
import { openPhotograph } from "./open-photograph.server.ts";

export type ToOpen = { bytes: Uint8Array; isDocument: boolean };

answerTasks(({ bytes, isDocument }: ToOpen) =>
  openPhotograph(Buffer.from(bytes), isDocument ? undefined : () => undefined),
);
