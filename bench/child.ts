import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";

/** Bytes that a process has at the moment and had at most, and what of them JavaScript has and what it points to. */
export type Memory = { now: number; most: number; heap: number; external: number };

export type Child = {
  ask<Answer>(ask: string, input?: unknown): Promise<Answer>;
  /** Resolves when the process says that it has loaded. */
  ready(): Promise<void>;
  /** Milliseconds of processor time that the process has used so far. */
  processorTime(): Promise<number>;
  memory(): Promise<Memory>;
  /** Rejects when the process ends by itself. */
  untimelyEnd: Promise<never>;
  [Symbol.asyncDispose](): Promise<void>;
};

type Message = { ready: true } | { id: number; answer?: unknown; failure?: string };
type Waiting = { done: (answer: never) => void; failed: (error: Error) => void };

const project = join(import.meta.dirname, "..");
const running = new Set<ChildProcess>();

/** A process of its own, so that what measures, what serves and what is compared do not share a thread. */
export function startChild(
  file: string,
  environment: Record<string, string> = {},
  flags: readonly string[] = [],
): Child {
  const process = fork(join(project, file), {
    cwd: project,
    env: { ...surroundings(), ...environment },
    execArgv: [
      ...flags,
      "--import",
      join(project, "launch/tied.mjs"),
      "--import",
      join(project, "bench/processes/processor-time.ts"),
    ],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  running.add(process);
  const waiting = new Map<number, Waiting>();
  const ended = Promise.withResolvers<void>();
  const untimely = Promise.withResolvers<never>();
  untimely.promise.catch(() => {});
  const ready = Promise.withResolvers<void>();
  let words = "";
  for (const stream of [process.stdout!, process.stderr!])
    stream.on("data", (text) => (words = `${words}${String(text)}`.slice(-4000)));
  process.on("close", () => {
    running.delete(process);
    const error = new Error(`${file} has ended by itself: ${words}`);
    for (const { failed } of waiting.values()) failed(error);
    untimely.reject(error);
    ended.resolve();
  });
  process.on("message", (message: Message) => {
    if ("ready" in message) return ready.resolve();
    const asker = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.failure === undefined) return asker?.done(message.answer as never);
    return asker?.failed(new Error(`${file}: ${message.failure}`));
  });

  let asks = 0;
  const ask = <Answer>(what: string, input?: unknown): Promise<Answer> =>
    new Promise((done, failed) => {
      if (!process.connected) return failed(new Error(`${file} has ended: ${words}`));
      const id = ++asks;
      waiting.set(id, { done, failed });
      return process.send({ id, ask: what, input }, (error) => error && failed(error));
    });
  return {
    ask,
    ready: () => Promise.race([ready.promise, untimely.promise]),
    processorTime: () => ask<number>("processorTime"),
    memory: () => ask<Memory>("memory"),
    untimelyEnd: untimely.promise,
    async [Symbol.asyncDispose]() {
      process.kill("SIGTERM");
      await ended.promise;
    },
  };
}

/** A child made of `answerAsks`, once it has loaded. */
export async function openChild(
  file: string,
  environment: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<Child> {
  const child = startChild(file, environment, flags);
  await child.ready();
  return child;
}

/** What a program needs to run at all; the shop settings of the caller's shell must not reach what is measured. */
export function surroundings(): Record<string, string> {
  const needed = ["PATH", "HOME", "TMPDIR", "LANG", "CHROME_PATH"].filter((name) => process.env[name]);
  return { NODE_ENV: "production", ...Object.fromEntries(needed.map((name) => [name, process.env[name]!])) };
}

/** For a bench that is broken off: nothing that it started stays. */
export async function endChildren(): Promise<void> {
  const ends = [...running].map((child) => new Promise((resolve) => child.once("close", resolve)));
  for (const child of running) child.kill("SIGTERM");
  await Promise.all(ends);
}

/** Wraps what is measured: how many milliseconds of processor time `child` used for each of what `act` counted. */
export function costOf(child: Child): {
  of<Done>(act: () => Promise<Done>, count: (done: Done) => number): Promise<Done>;
  each(): number;
} {
  let [used, counted] = [0, 0];
  return {
    async of(act, count) {
      const before = await child.processorTime();
      const done = await act();
      used += (await child.processorTime()) - before;
      counted += count(done);
      return done;
    },
    each: () => used / counted,
  };
}
