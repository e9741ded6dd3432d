import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { answerTasks } from "./limited-child.server.ts";

answerTasks(async (asked: string) => {
  if (asked === "never answered") return new Promise(() => undefined);
  if (asked === "policy as soon as it has a share") while (policy() !== "0") await pause(5);
  if (asked === "policy as soon as it is idle") while (policy() !== "5") await pause(5);
  return asked.startsWith("policy") ? policy() : asked;
});

/** Of Linux's scheduler: 0 is what all have, 5 is `SCHED_IDLE` (proc_pid_stat(5), field 41). */
function policy(): string {
  const [, fields] = readFileSync("/proc/self/stat", "utf8").split(") ");
  return fields!.split(" ")[38]!;
}
