import { spawn, type SpawnOptions } from "node:child_process";

/** The user that a program runs as when this process is root. */
export type RunAs = { uid: number; gid: number };

/** The environment of every PostgreSQL program: no setting of this shell (PGPORT, PGDATA, LANG) reaches it. */
export function surroundings(runAs: RunAs | undefined): SpawnOptions {
  // unless LC_ALL is set, macOS starts threads in PostgreSQL, which then refuses to run
  const env = { PATH: process.env.PATH ?? "/usr/bin:/bin", LC_ALL: "C", PG_GRANDPARENT_PID: String(process.pid) };
  // spawn wants signed ids: macOS's nobody is -2
  return { cwd: "/", env, ...(runAs && { uid: runAs.uid | 0, gid: runAs.gid | 0 }) };
}

/** Runs a program to its end; `words` is the end of its output. `code` is null when it could not be started. */
export async function ended(
  program: string,
  args: string[],
  runAs: RunAs | undefined,
): Promise<{ code: number | null; words: string }> {
  return new Promise((finish) => {
    const notStarted = (error: unknown) => finish({ code: null, words: (error as Error).message });
    try {
      const child = spawn(program, args, { ...surroundings(runAs), stdio: ["ignore", "pipe", "pipe"] });
      let words = "";
      const hear = (chunk: Buffer) => (words = (words + chunk.toString()).slice(-2000));
      child.stdout?.on("data", hear);
      child.stderr?.on("data", hear);
      child.on("error", notStarted);
      child.on("close", (code) => finish({ code, words: words.trim() }));
    } catch (error) {
      // a container may forbid root to change the user; spawn throws then instead of emitting an error
      notStarted(error);
    }
  });
}
