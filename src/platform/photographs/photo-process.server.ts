import { answerTasks } from "../limited-child.server.ts";
import { openPhotograph } from "./open-photograph.server.ts";

answerTasks((bytes: Uint8Array) => openPhotograph(Buffer.from(bytes)));
