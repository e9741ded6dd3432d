import { accessSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
/**
 * A run's databases with the log that PostgreSQL keeps of them (`max_wal_size`), twice. A container's usual 64 MB are
 * not enough.
 */
const needed = 4 * 2 ** 30;

/**
 * Where temporary files of a test go: in memory where there is room, since a database is copied there in 25 ms and not
 * in 200, and else where others go.
 */
export const scratchPlace = (): string => (roomInMemory() ? memory : tmpdir());

export const scratchFolder = (prefix: string): string => mkdtempSync(join(scratchPlace(), prefix));

/** Also where a browser passes pixels between its processes: a file made on a disk for each of them takes a tenth of all. */
export function roomInMemory(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > needed;
  } catch {
    return false;
  }
}
