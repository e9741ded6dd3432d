import { open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { holdsDatabase, ownFolder, type Place } from "./place.server.ts";
import { ended } from "./program.server.ts";
import { unavailable } from "./unavailable.server.ts";

// with an LC_CTYPE of C, pg_trgm sees no Chinese; macOS has no C.UTF-8
const locale = process.platform === "darwin" ? ["--locale=C", "--lc-ctype=en_US.UTF-8"] : ["--locale=C.UTF-8"];

/**
 * Creates an empty database unless there is one: in a temporary folder, then renamed, so that a crash never leaves half
 * of one.
 */
export async function initialise({ data, bin, runAs }: Place, log: (line: string) => void): Promise<void> {
  if (await holdsDatabase(data)) return;
  if ((await filesIn(data)).length > 0) throw unavailable(`${data} holds files that are no database`, "empty it");
  const beside = `${data}.init`;
  await rm(beside, { recursive: true, force: true });
  await ownFolder(beside, runAs);
  const started = performance.now();
  // never --no-sync: a power cut would destroy a new database
  const args = ["-D", beside, "-U", "postgres", "-A", "trust", "-E", "UTF8", ...locale, "--no-instructions"];
  const { code, words } = await ended(join(bin, "initdb"), args, runAs);
  if (code !== 0)
    throw unavailable(
      `initdb says "${reasonIn(words)}"`,
      /no space left|wrote only/i.test(words) ? `make room on the disk of ${data}` : "",
    );
  await rename(beside, data);
  await keepOnDisk(dirname(data));
  log(`made the database in ${data} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Drops the last lines, which only report the clean-up. */
function reasonIn(words: string): string {
  const lines = words.split("\n");
  return (
    lines.find((line) => /fatal|panic|could not/i.test(line))?.replace(/^.*(FATAL|PANIC): +/, "") ??
    lines.slice(-2).join(" ")
  );
}

async function filesIn(folder: string) {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw unavailable(`${folder} cannot be read`, "start as the user who started it first", error);
  });
}

async function keepOnDisk(folder: string) {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
