import { execFile, fork, spawnSync, type ChildProcess, type ForkOptions } from "node:child_process";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { promisify } from "node:util";

/** Of util-linux, which Debian always has. */
const chrt = "/usr/bin/chrt";
let tried: boolean | undefined;

/**
 * Without it, on other systems, and where a share that was given up cannot be given back (by Linux's leave: CAP_SYS_NICE, or
 * RLIMIT_NICE), a process is only as nice as it is told to be. Tried once, with the first that is wanted.
 */
export function mayBeIdle(): boolean {
  return (tried ??=
    process.platform === "linux" &&
    spawnSync(chrt, ["--idle", "0", chrt, "--other", "0", "true"], { timeout: 1000 }).status === 0);
}

/**
 * A process for which pages never wait: `SCHED_IDLE` leaves the processor at once to whatever wants it, while even the nicest
 * of the others is left to the end of its slice of time, several times on each page's way between client, server and database.
 */
export function forkIdle(
  file: string,
  args: readonly string[],
  { execArgv = [], niceness, ...options }: ForkOptions & { execArgv?: string[]; niceness: number },
): ChildProcess {
  const wrapped = mayBeIdle()
    ? { execPath: chrt, execArgv: ["--idle", "0", process.execPath, ...execArgv] }
    : { execArgv };
  const made = fork(file, args, { ...options, ...wrapped });
  if (made.pid !== undefined) setPriority(made.pid, niceness);
  return made;
}

/** How long a task may get too little of a processor, and how little that is. */
const starving = { ms: 2000, share: 0.5 };

/**
 * A processor that never rests leaves it nothing: one that has had too little for two seconds is only as nice as it was told to
 * be, until its task is done. Whoever calls it calls what it returns then.
 */
export function keepFromStarving(child: ChildProcess, had = processorMs): () => void {
  let before = had(child.pid);
  let given: Promise<void> | undefined;
  const watch = setInterval(() => {
    const now = had(child.pid);
    if (now - before < starving.share * starving.ms) {
      clearInterval(watch);
      given = schedule(child, "--other");
    }
    before = now;
  }, starving.ms);
  return () => {
    clearInterval(watch);
    void given?.then(() => schedule(child, "--idle"));
    given = undefined;
  };
}

async function schedule({ pid }: ChildProcess, policy: "--other" | "--idle"): Promise<void> {
  if (!mayBeIdle() || pid === undefined) return;
  // one that has ended meanwhile needs none
  await promisify(execFile)(chrt, ["--all-tasks", policy, "--pid", "0", String(pid)]).catch(() => undefined);
}

/** In Linux's ticks of a hundredth of a second (proc_pid_stat(5), fields 14 and 15); 0 where nobody counts them. */
function processorMs(pid: number | undefined): number {
  try {
    const [, fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const [user, system] = fields!.split(" ").slice(11, 13);
    return (Number(user) + Number(system)) * 10;
  } catch {
    return 0;
  }
}
