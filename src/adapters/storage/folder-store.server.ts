import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { checkedKey, StoreUnavailable, type ObjectStore } from "./object-store.ts";

/**
 * A file that is being written; a crash leaves one behind, which is no object and goes with its key. Earlier
 * versions wrote it beside its key.
 */
const beingWritten = /\.[0-9a-f]{12}$/;
/** Of all keys, so that a sweep that looks for the halves of one reads a folder that is nearly always empty. */
const writing = ".writing";

/** Objects as files of a folder, readable by the shop's user alone. Processes that share them share the folder. */
export function folderStore(folder: string): ObjectStore {
  const fileOf = (key: string) => join(folder, checkedKey(key));
  const halves = join(folder, writing);
  const halfOf = (key: string) => `${checkedKey(key).replaceAll("/", "+")}.`;
  return {
    name: "folder",
    put: (key, bytes) =>
      available(() => write(fileOf(key), join(halves, halfOf(key) + randomBytes(6).toString("hex")), bytes)),
    get: (key) => available(() => orNone(readFile(fileOf(key)))),
    async delete(key) {
      await available(async () => {
        await rm(fileOf(key), { force: true });
        await synced(dirname(fileOf(key))).catch(unlessMissing);
        const left = (await orNone(readdir(halves))) ?? [];
        const own = left.filter((half) => half.startsWith(halfOf(key)));
        for (const half of own) await rm(join(halves, half), { force: true });
        if (own.length > 0) await synced(halves);
      });
    },
    async *list(prefix) {
      for (const file of await available(() => filesIn(folder))) {
        const key = relative(folder, file).split(sep).join("/");
        if (beingWritten.test(key) || !key.startsWith(prefix)) continue;
        const known = await available(() => orNone(stat(file)));
        if (known) yield { key, at: known.mtime };
      }
    },
    dropHalves: (before) =>
      available(async () => {
        for (const file of (await filesIn(folder)).filter((one) => beingWritten.test(one))) {
          const known = await orNone(stat(file));
          if (known && known.mtime < before) await rm(file, { force: true });
        }
      }),
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const found = (await orNone(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** Whole or not at all, also after a power cut: the file, then its name, then its folder are on the disk. */
async function write(file: string, unnamed: string, bytes: Buffer): Promise<void> {
  for (const one of [file, unnamed]) await mkdir(dirname(one), { recursive: true, mode: 0o700 });
  try {
    const handle = await open(unnamed, "wx", 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unnamed, file);
  } catch (error) {
    await rm(unnamed, { force: true });
    throw error;
  }
  await synced(dirname(file));
}

async function synced(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

const orNone = <Found>(found: Promise<Found>): Promise<Found | undefined> => found.catch(unlessMissing);

/** A full disk, a mount that is gone: for whoever asks, the store is away. */
async function available<Done>(act: () => Promise<Done>): Promise<Done> {
  try {
    return await act();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new StoreUnavailable("the folder of objects cannot be used", { cause: error });
  }
}
