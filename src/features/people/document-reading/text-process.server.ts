import { answerTasks } from "../../../platform/limited-child.server.ts";
import { readText } from "./read-text.server.ts";

answerTasks(async (jpeg: Uint8Array) => ({ lines: await readText(Buffer.from(jpeg)) }));
