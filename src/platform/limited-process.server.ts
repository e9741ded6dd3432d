import type { ChildProcess } from "node:child_process";
import { forkIdle, keepFromStarving } from "./idle-process.server.ts";
import type { ProcessPlaces } from "./process-places.server.ts";

type LimitedProcess<Asked, Answer> = {
  /**
   * Whoever comes to a full queue gets `ProcessBusy`; what breaks the process is answered as `broken`. `givesWay`: nobody waits
   * for it, and it comes behind those that somebody waits for, also those that come later.
   */
  ask(asked: Asked, givesWay?: boolean): Promise<Answer>;
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
  /** Begun when it has waited so many milliseconds and is the first, though no place is free. */
  longestWait?: number;
};

type Task<Asked, Answer> = {
  id: number;
  asked: Asked;
  /** By `performance.now()`. */
  since: number;
  givesWay: boolean;
  /** Until it is begun. */
  patience?: NodeJS.Timeout | undefined;
  done: (answer: Answer) => void;
  failed: (error: Error) => void;
};

/** An idle process gives its memory back. */
const idleMs = 30_000;

/**
 * A process of its own for what strangers upload, so that a file that breaks or fills it takes no page along. Started with
 * the first task, and anew after each end; one task at a time. `file` answers by `answerTasks`.
 */
export function openLimitedProcess<Asked, Answer>({
  file,
  niceness,
  places,
  broken,
  limits: { waiting, milliseconds, megabytes, patience, longestWait },
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
  let current: Task<Asked, Answer> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopWatching: (() => void) | undefined;
  let last = 0;
  let isWaiting = false;
  let isClosed = false;

  function end(answer: Answer): void {
    clearTimeout(timer);
    stopWatching?.();
    const task = finished();
    // asked for before the last one is given back: else whatever is less urgent would have a turn after each task
    next();
    if (!task) return;
    places.giveBack();
    task.done(answer);
  }

  function finished(): Task<Asked, Answer> | undefined {
    const task = current;
    current = undefined;
    return task;
  }

  function started(): ChildProcess {
    const made = forkIdle(file, [String(megabytes * 2 ** 20)], {
      niceness,
      serialization: "advanced",
      // nothing of a photograph in the log
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      // none of the shop's secrets beside it, and a thread of each kind: the other processor is left to pages
      env: { VIPS_CONCURRENCY: "1", UV_THREADPOOL_SIZE: "1" },
      execArgv: ["--v8-pool-size=1", `--max-old-space-size=${megabytes}`],
    });
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
    const onTurn = () => {
      isWaiting = false;
      begin();
    };
    // of all its wait: behind a reading of seconds, each in a queue would begin its own anew
    const waited = performance.now() - queue[0]!.since;
    places.take(niceness, onTurn, longestWait === undefined ? undefined : Math.max(0, longestWait - waited));
  }

  function begin(): void {
    current = queue.shift();
    if (!current) {
      places.giveBack();
      next();
      return;
    }
    clearTimeout(current.patience);
    child ??= started();
    child.send({ id: current.id, asked: current.asked });
    timer = setTimeout(() => child?.kill("SIGKILL"), milliseconds);
    stopWatching = keepFromStarving(child);
  }

  function giveUp(task: Task<Asked, Answer>): void {
    clearTimeout(task.patience);
    queue.splice(queue.indexOf(task), 1);
    task.failed(new ProcessBusy());
  }

  function leave(): void {
    const idle = child;
    child = undefined;
    idle?.disconnect();
  }

  return {
    ask(asked, givesWay = false) {
      if (isClosed || queue.length >= waiting) return Promise.reject(new ProcessBusy());
      return new Promise((done, failed) => {
        const task: Task<Asked, Answer> = { id: ++last, asked, since: performance.now(), givesWay, done, failed };
        if (patience !== undefined) task.patience = setTimeout(() => giveUp(task), patience);
        const before = givesWay ? -1 : queue.findIndex((one) => one.givesWay);
        queue.splice(before < 0 ? queue.length : before, 0, task);
        next();
      });
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      stopWatching?.();
      const task = finished();
      if (task) {
        places.giveBack();
        task.failed(new ProcessBusy());
      }
      while (queue.length > 0) giveUp(queue[0]!);
      leave();
    },
  };
}
