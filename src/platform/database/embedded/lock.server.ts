import { chown } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { minuteMs } from "../../../kernel/duration.ts";
import type { RunAs } from "./program.server.ts";
import { unavailable } from "./unavailable.server.ts";

const busy = 5;
const longestWait = 6 * minuteMs;
// a lock is released when its object is garbage-collected
const held = new Set<DatabaseSync>();

/** Runs `act` under the lock of `file`. */
export async function alone<T>(file: string, runAs: RunAs | undefined, act: () => Promise<T>): Promise<T> {
  for (const started = performance.now(); performance.now() - started < longestWait; await pause(20)) {
    const release = await hold(file, runAs);
    if (release) return act().finally(release);
  }
  throw unavailable(`another process has been starting it for minutes (${file})`, "end that process");
}

/**
 * Takes the lock of a file until the returned function is called or this process dies; `undefined` while another
 * process holds it. It is an operating system lock, which Node offers only through SQLite: a killed process releases
 * it, unlike a lock file.
 */
export async function hold(file: string, runAs: RunAs | undefined): Promise<(() => void) | undefined> {
  const lock = opened(file);
  try {
    if (runAs) await chown(file, runAs.uid, runAs.gid);
    // an in-memory journal leaves no second file behind
    lock.exec("pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw notWritable(file, error);
  }
  held.add(lock);
  return () => {
    if (held.delete(lock)) lock.close();
  };
}

function opened(file: string) {
  try {
    return new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    throw notWritable(file, error);
  }
}

function notWritable(file: string, cause: unknown) {
  return unavailable(`${file} cannot be written`, "start as the user who started it first", cause);
}
