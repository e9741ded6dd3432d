import { execFile, fork, spawnSync, type ChildProcess, type ForkOptions } from "node:child_process";
import { setPriority } from "node:os";

/** Of util-linux, which Debian always has. */
const chrt = "/usr/bin/chrt";
/**
 * Without it, on other systems, and where a share that was given up cannot be given back (by Linux's leave: CAP_SYS_NICE, or
 * RLIMIT_NICE), a process is only as nice as it is told to be. Tried once, as the server starts.
 */
export const mayBeIdle =
  process.platform === "linux" &&
  spawnSync(chrt, ["--idle", "0", chrt, "--other", "0", "true"], { timeout: 1000 }).status === 0;

/**
 * A process for which pages never wait: `SCHED_IDLE` leaves the processor at once to whatever wants it, while even the nicest
 * of the others is left to the end of its slice of time, several times on each page's way between client, server and database.
 */
export function forkIdle(
  file: string,
  args: readonly string[],
  { execArgv = [], niceness, ...options }: ForkOptions & { execArgv?: string[]; niceness: number },
): ChildProcess {
  const wrapped = mayBeIdle
    ? { execPath: chrt, execArgv: ["--idle", "0", process.execPath, ...execArgv] }
    : { execArgv };
  const made = fork(file, args, { ...options, ...wrapped });
  if (made.pid !== undefined) setPriority(made.pid, niceness);
  return made;
}

/** As nice as before, but with a share of a processor that never rests: it would come to nothing else. */
export function giveShare({ pid }: ChildProcess): void {
  // one that has ended meanwhile needs no share
  if (mayBeIdle && pid !== undefined)
    execFile(chrt, ["--all-tasks", "--other", "--pid", "0", String(pid)], () => undefined);
}
