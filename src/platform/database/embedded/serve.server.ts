import { spawn, type ChildProcessByStdio } from "node:child_process";
import type { Socket } from "node:net";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { answerOf, untilDecided, type SocketConnection } from "./answer.server.ts";
import type { Place } from "./place.server.ts";
import { surroundings } from "./program.server.ts";
import { unavailable } from "./unavailable.server.ts";

type Shell = ChildProcessByStdio<Writable, null, Readable>;

const settings = [
  "listen_addresses=",
  "port=5432",
  "unix_socket_permissions=0700",
  "shared_buffers=128MB",
  "max_connections=100",
  "fsync=on",
  "synchronous_commit=on",
  "io_method=sync",
  "max_parallel_workers_per_gather=0",
  // in the data folder: systemd empties /dev/shm of what a user owns when that user logs out
  "dynamic_shared_memory_type=mmap",
  "timezone=UTC",
  "log_timezone=UTC",
  "log_line_prefix=",
  "log_checkpoints=off",
  // the level below, ERROR, logs customers' values; the shop logs its own failures
  "log_min_messages=log",
];

// Ties the server's life to ours: when this process dies, even by kill -9, its end of the pipe closes, `read` returns
// and the server shuts down cleanly. When the server stops by itself, so does the shell.
const tie = `
exec 3<&0
"$0" "$@" </dev/null 3<&- & server=$!
trap "" INT TERM HUP
{ read -r _; kill -INT $server; } <&3 2>/dev/null & watch=$!
exec 3<&-
wait $server; code=$?
kill -KILL $watch 2>/dev/null
exit $code`;

const stillStopping = 30_000;
const echoOfOurAsking = "the database system is starting up";

/** `leave` is called when the server starts to shut down or has stopped: from then on it has no owner. */
type Owning = { log: (line: string) => void; leave: () => void };

/** `ended` resolves when the server has stopped without being asked to. */
type Served = { ended: Promise<void>; stop: () => Promise<void> };

/** Starts the server on an initialised folder; resolves when it accepts connections. */
export async function serve(place: Place, connection: SocketConnection, owning: Owning): Promise<Served> {
  for (const started = performance.now(); ; await pause(50)) {
    const server = startedShell(place, owning.log);
    const answer = await untilDecided(async () => {
      const heard = await answerOf(connection);
      return heard === "nobody" && !server.hasEnded() ? "busy" : heard;
    });
    if (answer === "ready") return settled(server, owning);
    // the previous server closes its socket just before it releases its folder and shared memory
    const held = /postmaster\.pid|shared memory block/.test(server.lastWords());
    if (!held || performance.now() - started > stillStopping)
      throw unavailable(`PostgreSQL says "${server.lastWords()}"`, held ? "end that process" : "");
  }
}

type StartedShell = { shell: Shell; end: Promise<void>; hasEnded(): boolean; lastWords(): string };

function startedShell({ data, sockets, bin, runAs }: Place, log: (line: string) => void): StartedShell {
  const options = [...settings, `unix_socket_directories=${sockets}`].flatMap((setting) => ["-c", setting]);
  // detached: Ctrl-C must reach this process alone, which finishes running orders before it stops the server
  const shell = spawn("/bin/sh", ["-c", tie, join(bin, "postgres"), "-D", data, ...options], {
    ...surroundings(runAs),
    detached: true,
    stdio: ["pipe", "ignore", "pipe"],
  });
  let words = "";
  shell.stderr.on("data", (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-1000);
    for (const line of chunk.toString().split("\n"))
      if (line.trim() && !line.includes(echoOfOurAsking)) log(`PostgreSQL: ${line.trim()}`);
  });
  shell.stdin.on("error", () => {});
  let ended = false;
  const end = new Promise<void>((finish) => {
    shell.on("error", (error) => (words = error.message));
    shell.on("close", () => finish(void (ended = true)));
  });
  return { shell, end, hasEnded: () => ended, lastWords: () => words.trim().replaceAll("\n", " ") };
}

function settled({ shell, end }: StartedShell, { leave }: Owning): Served {
  let asked = false;
  const ended = Promise.withResolvers<void>();
  void end.then(leave).then(() => asked || ended.resolve());
  // the server must not keep this process alive
  shell.unref();
  (shell.stderr as Socket).unref();
  (shell.stdin as Socket).unref();
  return {
    ended: ended.promise,
    stop: async () => {
      asked = true;
      leave();
      shell.ref();
      shell.stdin.end();
      await end;
    },
  };
}
