import { fork, type ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { Photograph } from "./open-photograph.server.ts";
import type { PhotoRefusal } from "./photo-rules.ts";

type CheckedPhotograph = { refused: PhotoRefusal } | Photograph;

export type Photographs = {
  /** Whoever comes to a full queue gets `PhotographsBusy`; a photograph that breaks the process is `broken`. */
  check(bytes: Buffer): Promise<CheckedPhotograph>;
  close(): void;
};

/** Too many photographs wait: come again in a moment. */
export class PhotographsBusy extends Error {}

type Limits = { waiting?: number; milliseconds?: number; megabytes?: number };
type Task = { id: number; bytes: Buffer; done: (answer: CheckedPhotograph) => void; failed: (error: Error) => void };

/** Less urgent than a page: below it whenever both want the processor. */
const niceness = 10;
/** An idle process gives its memory back. */
const idleMs = 30_000;

/**
 * A process of its own for what strangers upload, so that a file that breaks or fills it takes no page along. Started with
 * the first photograph, and anew after each end; one photograph at a time.
 */
export function openPhotographs({ waiting = 60, milliseconds = 20_000, megabytes = 400 }: Limits = {}): Photographs {
  const queue: Task[] = [];
  let child: ChildProcess | undefined;
  let current: Task | undefined;
  let timer: NodeJS.Timeout | undefined;
  let last = 0;
  let isClosed = false;

  function end(answer: CheckedPhotograph): void {
    clearTimeout(timer);
    const task = current;
    current = undefined;
    task?.done(answer);
    next();
  }

  function started(): ChildProcess {
    const made = fork(join(import.meta.dirname, "photo-process.server.ts"), [String(megabytes * 2 ** 20)], {
      serialization: "advanced",
      // nothing of a photograph in the log, and none of the shop's secrets beside it
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      env: {},
      execArgv: [`--max-old-space-size=${megabytes}`],
    });
    if (made.pid !== undefined) setPriority(made.pid, niceness);
    made.on("message", ({ id, answer }: { id: number; answer: CheckedPhotograph }) => {
      if (id === current?.id) end(withBuffer(answer));
    });
    const gone = () => {
      if (child !== made) return;
      child = undefined;
      end({ refused: "broken" });
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
    if (current) return;
    current = queue.shift();
    if (!current) {
      timer = setTimeout(leave, idleMs).unref();
      return;
    }
    clearTimeout(timer);
    child ??= started();
    child.send({ id: current.id, bytes: current.bytes });
    timer = setTimeout(() => child?.kill("SIGKILL"), milliseconds);
  }

  function leave(): void {
    const idle = child;
    child = undefined;
    idle?.disconnect();
  }

  return {
    check(bytes) {
      if (isClosed || queue.length >= waiting) return Promise.reject(new PhotographsBusy());
      return new Promise((done, failed) => {
        queue.push({ id: ++last, bytes, done, failed });
        next();
      });
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      for (const { failed } of [...(current ? [current] : []), ...queue.splice(0)]) failed(new PhotographsBusy());
      leave();
    },
  };
}

/** Between processes a buffer travels as bytes. */
const withBuffer = (answer: CheckedPhotograph): CheckedPhotograph =>
  "jpeg" in answer ? { ...answer, jpeg: Buffer.from(answer.jpeg) } : answer;
