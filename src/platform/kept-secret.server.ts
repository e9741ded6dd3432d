import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The secret that a shop without APP_SECRET generated on its first start, as text; undefined where the shop has lost
 * it.
 */
export function keptSecret(dataFolder: string): { file: string; text: string | undefined } {
  const file = join(dataFolder, "app-secret");
  const kept = read(file);
  if (kept !== undefined) return { file, text: kept };
  // a new one could not open anything in the existing database
  if (existsSync(join(dataFolder, "postgres/PG_VERSION"))) return { file, text: undefined };
  make(dataFolder, file);
  return { file, text: readFileSync(file, "utf8").trim() };
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Written to a temporary file and then renamed: of two concurrent first starts one wins, and no one reads half a
 * secret.
 */
function make(dataFolder: string, file: string): void {
  mkdirSync(dataFolder, { recursive: true });
  const unnamed = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    writeFileSync(unnamed, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx", flush: true });
    linkSync(unnamed, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(unnamed, { force: true });
  }
}
