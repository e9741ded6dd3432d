import { execFile, fork, type ChildProcess, type ForkOptions } from "node:child_process";
import { existsSync } from "node:fs";
import { setPriority } from "node:os";

/** Of util-linux, which Debian always has. Without it, and on other systems, a process is only as nice as it is told to be. */
const chrt = "/usr/bin/chrt";
const isThere = process.platform === "linux" && existsSync(chrt);

/**
 * A process for which pages never wait: `SCHED_IDLE` leaves the processor at once to whatever wants it, while even the nicest
 * of the others is left to the end of its slice of time, several times on each page's way between client, server and database.
 */
export function forkIdle(
  file: string,
  args: readonly string[],
  { execArgv = [], niceness, ...options }: ForkOptions & { execArgv?: string[]; niceness: number },
): ChildProcess {
  const wrapped = isThere ? { execPath: chrt, execArgv: ["--idle", "0", process.execPath, ...execArgv] } : { execArgv };
  const made = fork(file, args, { ...options, ...wrapped });
  if (made.pid !== undefined) setPriority(made.pid, niceness);
  return made;
}

/** As nice as before, but with a share of a processor that never rests: it would come to nothing else. */
export function giveShare({ pid }: ChildProcess): void {
  // one that has ended meanwhile needs no share
  if (isThere && pid !== undefined)
    execFile(chrt, ["--all-tasks", "--other", "--pid", "0", String(pid)], () => undefined);
}
