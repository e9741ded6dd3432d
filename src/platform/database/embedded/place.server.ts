import { createHash } from "node:crypto";
import { chmod, chown, lstat, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { copyBinaries, type PostgresPackage } from "./binaries.server.ts";
import { ended, type RunAs } from "./program.server.ts";
import { unavailable } from "./unavailable.server.ts";

/** Where a database lives and as whom its server runs (`undefined`: as this process does). */
export type Place = { data: string; sockets: string; bin: string; runAs: RunAs | undefined };

const nobodyId = process.platform === "darwin" ? 0xffff_fffe : 65_534;
const nobody: RunAs = { uid: nobodyId, gid: nobodyId };
const shelter = "/var/lib/farwave";
// 107 bytes on Linux, 103 on macOS, for the whole path of the socket
const longestSocketFolder = 103 - "/.s.PGSQL.5432".length;

export async function choosePlace(
  folder: string,
  postgres: PostgresPackage,
  log: (line: string) => void,
): Promise<Place> {
  const asked = resolve(folder);
  await mkdir(dirname(asked), { recursive: true }).catch((error: unknown) => {
    throw unavailable(`${dirname(asked)} cannot be made`, "start as a user who may write there", error);
  });
  if (process.getuid?.() !== 0)
    return { data: asked, sockets: socketsOf(asked), bin: join(postgres.native, "bin"), runAs: undefined };
  // PostgreSQL refuses to run as root
  const runAs = (await ownerOf(asked)) ?? nobody;
  const data = await reachableData(asked, runAs, log);
  const native = (await mayRun(postgres.native, runAs))
    ? postgres.native
    : await copyBinaries(postgres, await madeShelter());
  return { data, sockets: socketsOf(data), bin: join(native, "bin"), runAs };
}

/** Creates a folder that only the server's user (and root) may enter; refuses one that belongs to somebody else. */
export async function ownFolder(folder: string, runAs: RunAs | undefined): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST")
      throw unavailable(`${folder} cannot be made`, "start as a user who may write there", error);
  });
  const found = await lstat(folder);
  const ours = [process.getuid?.(), runAs?.uid].includes(found.uid);
  if (!found.isDirectory() || !ours)
    throw unavailable(`${folder} belongs to somebody else`, "start as the user who started it first");
  await chmod(folder, 0o700);
  if (runAs) await chown(folder, runAs.uid, runAs.gid);
}

export async function holdsDatabase(folder: string): Promise<boolean> {
  return (await stat(join(folder, "PG_VERSION")).catch(() => undefined)) !== undefined;
}

async function reachableData(asked: string, runAs: RunAs, log: (line: string) => void) {
  const sheltered = join(shelter, `data-${hash(asked)}`);
  const here = await holdsDatabase(asked);
  const reachable = await mayWriteBeside(asked, runAs);
  if (here && !reachable) {
    throw unavailable(
      `user ${runAs.uid} may no longer enter ${dirname(asked)}, where the database lies`,
      "allow it with chmod o+x on the folders above",
    );
  }
  if (here || (reachable && !(await holdsDatabase(sheltered)))) return asked;
  await madeShelter();
  log(
    `the database lies in ${sheltered}: PostgreSQL does not run as root, and other users cannot enter ${dirname(asked)}`,
  );
  return sheltered;
}

async function ownerOf(data: string): Promise<RunAs | undefined> {
  const found = (await holdsDatabase(data)) ? await stat(data) : undefined;
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

async function mayWriteBeside(data: string, runAs: RunAs) {
  const trial = await mkdtemp(`${data}.trial-`).catch(() => undefined);
  if (!trial) return false;
  try {
    await chown(trial, runAs.uid, runAs.gid);
    return (await ended("/bin/sh", ["-c", 'cd "$0" && : > written', trial], runAs)).code === 0;
  } catch {
    // some shared folders do not allow chown, even by root
    return false;
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
}

async function mayRun(native: string, runAs: RunAs) {
  return (await ended(join(native, "bin/postgres"), ["--version"], runAs)).code === 0;
}

async function madeShelter() {
  await mkdir(shelter, { recursive: true });
  await chmod(shelter, 0o755);
  return shelter;
}

/** Next to the data where the path is short and plain enough; PostgreSQL parses the setting as a quoted list. */
function socketsOf(data: string) {
  const beside = `${data}.sock`;
  const plain = /^[\w./-]+$/.test(beside) && beside.length <= longestSocketFolder;
  return plain ? beside : `/tmp/farwave-${hash(data)}`;
}

function hash(path: string) {
  return createHash("sha256").update(path).digest("hex").slice(0, 16);
}
