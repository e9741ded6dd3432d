import { readFileSync } from "node:fs";
import { answerTasks } from "./limited-child.server.ts";

const never = new Promise<string>(() => undefined);
/** How Linux schedules this process (proc(5), sched(7)). */
const policy = () => readFileSync("/proc/self/stat", "utf8").split(") ")[1]!.split(" ")[38]!;
const isIdle = () => policy() === "5";

const answers: Record<string, () => Promise<string>> = {
  "never answered": () => never,
  "whether idle": async () => String(isIdle()),
  // as it is for whoever gets no processor
  "unless idle": async () => (isIdle() ? never : "at last"),
};

answerTasks((asked: string) => answers[asked]?.() ?? Promise.resolve(asked));
