import { chown } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import type { RunAs } from "./program.server.ts";
import { unavailable } from "./unavailable.server.ts";

const busy = 5;
const longestWait = 6 * 60_000;

/**
 * Runs `act` while no other process runs one for the same file. The lock is the operating system's, which Node offers
 * only through SQLite: a killed process leaves none behind, unlike a file that exists.
 */
export async function alone<T>(file: string, runAs: RunAs | undefined, act: () => Promise<T>): Promise<T> {
  const lock = opened(file);
  try {
    if (runAs) await chown(file, runAs.uid, runAs.gid);
    await locked(lock, file);
    return await act();
  } finally {
    lock.close();
  }
}

function opened(file: string) {
  try {
    return new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    throw notWritable(file, error);
  }
}

async function locked(lock: DatabaseSync, file: string) {
  for (const started = performance.now(); performance.now() - started < longestWait; await pause(20)) {
    try {
      // a journal in memory leaves no second file behind
      lock.exec("pragma journal_mode = memory; begin exclusive");
      return;
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== busy) throw notWritable(file, error);
    }
  }
  throw unavailable(`another process has been starting it for minutes (${file})`, "end that process");
}

function notWritable(file: string, cause: unknown) {
  return unavailable(`${file} cannot be written`, "start as the user who started it first", cause);
}
