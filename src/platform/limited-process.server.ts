import { fork, spawnSync, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { oncePer } from "../kernel/once-per.ts";
import type { ProcessPlaces } from "./process-places.server.ts";

type LimitedProcess<Asked, Answer> = {
  /** Whoever comes to a full queue gets `ProcessBusy`; what breaks the process is answered as `broken`. */
  ask(asked: Asked): Promise<Answer>;
  close(): void;
};

/** Too much waits for the process: come again in a moment. */
export class ProcessBusy extends Error {}

export type ProcessLimits = {
  /** In the queue, beside the one that is at work. */
  waiting: number;
  /** For one, from when it is begun. */
  milliseconds: number;
  megabytes: number;
  /** Whoever has waited so long is told to come again, whether or not a place comes free. */
  patience?: number;
};

type Task<Asked, Answer> = {
  id: number;
  asked: Asked;
  /** Until it is begun. */
  patience?: NodeJS.Timeout | undefined;
  done: (answer: Answer) => void;
  failed: (error: Error) => void;
};

/** An idle process gives its memory back. */
const idleMs = 30_000;

/**
 * Runs a program when nobody else wants a processor (SCHED_IDLE; util-linux). A process that is merely nice is left to the end of
 * its slice by Linux, and a page waits for that on each of its ways between client, server and database.
 */
const chrt = "/usr/bin/chrt";
const canStandBack = oncePer((system: string) =>
  system === "linux" ? spawnSync(chrt, ["--idle", "0", chrt, "--version"]).status === 0 : false,
);
/** One that got less than half a processor in so long is begun anew in a process that is merely nice. */
const lookMs = 2_000;

/**
 * A process of its own for what strangers upload, so that a file that breaks or fills it takes no page along. Started with
 * the first task, and anew after each end; one task at a time. `file` answers by `answerTasks`.
 */
export function openLimitedProcess<Asked, Answer>({
  file,
  niceness,
  places,
  broken,
  limits: { waiting, milliseconds, megabytes, patience },
}: {
  file: string;
  /** Less urgent than a page: below it whenever both want the processor. */
  niceness: number;
  /** Shared by all of them: where there is none, a task waits. */
  places: ProcessPlaces;
  broken: Answer;
  limits: ProcessLimits;
}): LimitedProcess<Asked, Answer> {
  const queue: Task<Asked, Answer>[] = [];
  let child: ChildProcess | undefined;
  let standsBack = canStandBack(process.platform);
  let current: Task<Asked, Answer> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looks: NodeJS.Timeout | undefined;
  let last = 0;
  let isWaiting = false;
  let isClosed = false;

  function end(answer: Answer): void {
    clearTimeout(timer);
    finished()?.done(answer);
    next();
  }

  function finished(): Task<Asked, Answer> | undefined {
    const task = current;
    current = undefined;
    clearInterval(looks);
    if (task) places.giveBack();
    return task;
  }

  function started(): ChildProcess {
    const heap = `--max-old-space-size=${megabytes}`;
    const made = fork(file, [String(megabytes * 2 ** 20)], {
      serialization: "advanced",
      // nothing of a photograph in the log, and none of the shop's secrets beside it
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      env: {},
      ...(standsBack ? { execPath: chrt, execArgv: ["--idle", "0", process.execPath, heap] } : { execArgv: [heap] }),
    });
    if (made.pid !== undefined) setPriority(made.pid, niceness);
    made.on("message", ({ id, answer }: { id: number; answer: Answer }) => {
      if (id === current?.id) end(answer);
    });
    const gone = () => {
      if (child !== made) return;
      child = undefined;
      end(broken);
    };
    made.on("exit", gone);
    // it could not be started, or its channel broke
    made.on("error", () => {
      made.kill("SIGKILL");
      gone();
    });
    return made;
  }

  function next(): void {
    if (current || isWaiting) return;
    if (queue.length === 0) {
      timer = setTimeout(leave, idleMs).unref();
      return;
    }
    clearTimeout(timer);
    isWaiting = true;
    places.take(niceness, () => {
      isWaiting = false;
      begin();
    });
  }

  function begin(): void {
    current = queue.shift();
    if (!current) {
      places.giveBack();
      next();
      return;
    }
    clearTimeout(current.patience);
    work(current);
  }

  function work(task: Task<Asked, Answer>): void {
    child ??= started();
    child.send({ id: task.id, asked: task.asked });
    timer = setTimeout(() => child?.kill("SIGKILL"), milliseconds);
    const { pid } = child;
    if (!standsBack || pid === undefined) return;
    let before = computedBy(pid);
    looks = setInterval(() => {
      const now = computedBy(pid);
      if (now - before < lookMs / 2) hurry(task);
      before = now;
    }, lookMs);
  }

  /** The others leave nothing over: it asks for its share, until it has nothing to do. */
  function hurry(task: Task<Asked, Answer>): void {
    const starved = child;
    [child, standsBack] = [undefined, false];
    starved?.kill("SIGKILL");
    clearTimeout(timer);
    clearInterval(looks);
    work(task);
  }

  function giveUp(task: Task<Asked, Answer>): void {
    clearTimeout(task.patience);
    queue.splice(queue.indexOf(task), 1);
    task.failed(new ProcessBusy());
  }

  function leave(): void {
    const idle = child;
    [child, standsBack] = [undefined, canStandBack(process.platform)];
    idle?.disconnect();
  }

  return {
    ask(asked) {
      if (isClosed || queue.length >= waiting) return Promise.reject(new ProcessBusy());
      return new Promise((done, failed) => {
        const task: Task<Asked, Answer> = { id: ++last, asked, done, failed };
        if (patience !== undefined) task.patience = setTimeout(() => giveUp(task), patience);
        queue.push(task);
        next();
      });
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      finished()?.failed(new ProcessBusy());
      while (queue.length > 0) giveUp(queue[0]!);
      leave();
    },
  };
}

/** Processor time of a process so far, in milliseconds: a tick of proc(5) is ten. None for one that has ended. */
function computedBy(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return 0;
  }
}
