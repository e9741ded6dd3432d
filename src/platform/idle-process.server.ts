import { execFile, fork, spawnSync, type ChildProcess, type ForkOptions } from "node:child_process";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { promisify } from "node:util";

/** Both of util-linux, which Debian always has. */
const chrt = "/usr/bin/chrt";
const taskset = "/usr/bin/taskset";
let tried: boolean | undefined;

/**
 * Without them, on other systems, and where a share that was given up cannot be given back (by Linux's leave: CAP_SYS_NICE, or
 * RLIMIT_NICE) or no processor be left alone, a process is only as nice as it is told to be. Tried once, with the first that
 * is wanted.
 */
export const mayBeIdle = (): boolean => (tried ??= process.platform === "linux" && isLetBeIdle());

export const isLetBeIdle = (by = taskset): boolean =>
  spawnSync(chrt, [...idly(by), chrt, "--other", "0", "true"], { timeout: 1000 }).status === 0;

/**
 * A process for which pages never wait: `SCHED_IDLE` leaves the processor at once to whatever wants it, while even the nicest
 * of the others is left to the end of its slice of time, several times on each page's way between client, server and database.
 * It leaves the first processor alone, so that one is never being left.
 */
export function forkIdle(
  file: string,
  args: readonly string[],
  { execArgv = [], niceness, ...options }: ForkOptions & { execArgv?: string[]; niceness: number },
): ChildProcess {
  const by = mayBeIdle() ? { execPath: chrt, execArgv: [...idly(), process.execPath, ...execArgv] } : { execArgv };
  const made = fork(file, args, { ...options, ...by });
  if (made.pid !== undefined) setPriority(made.pid, niceness);
  return made;
}

function idly(by = taskset): string[] {
  const { besidePages } = allowedProcessors();
  return ["--idle", "0", ...(besidePages ? [by, "--cpu-list", besidePages] : [])];
}

/** All processors that this process may use, and those of them that pages do not have for themselves: none of one alone. */
export function allowedProcessors(): { all: string; besidePages: string } {
  // a container may have some of a machine's, and other ones later
  const all = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? "0";
  return { all, besidePages: processorsIn(all).slice(1).join(",") };
}

/** Of a list as Linux writes them: `0-2,5`. */
export function processorsIn(list: string): number[] {
  return list.split(",").flatMap((part) => {
    const [first, last = first] = part.split("-").map(Number);
    return Array.from({ length: last! - first! + 1 }, (_, at) => first! + at);
  });
}

/** How long a task may get too little of a processor, and how little that is: two of them may share one. */
const starving = { ms: 2000, share: 0.25 };

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
