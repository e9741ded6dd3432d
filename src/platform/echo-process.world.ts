import { answerTasks } from "./limited-child.server.ts";

answerTasks((asked: string) => (asked === "never answered" ? new Promise(() => undefined) : Promise.resolve(asked)));
