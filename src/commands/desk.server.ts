import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { NotDone } from "../features/operator/desk/command.server.ts";
import { runDesk } from "../features/operator/desk/run-desk.server.ts";
import { readConfig } from "../platform/config.server.ts";
import { databaseOn } from "../platform/database/database.server.ts";
import { openShopDatabase, type ShopDatabase } from "../platform/database/shop-database.server.ts";
import { whoIsThere } from "./who-is-there.server.ts";

/**
 * `npm run desk -- COMMAND`: the operator's desk, with or without a running shop. Ends with 0, 1 (not done) or 2 (not
 * understood).
 */
async function openDesk(typed: readonly string[]): Promise<number> {
  let database: ShopDatabase | undefined;
  try {
    const config = readConfig(process.env);
    database = await openShopDatabase(config, () => {});
    const desk = {
      db: databaseOn(database.pool),
      by: { who: whoIsThere(), now: new Date() },
      say: console.log,
      write: (text: string) => void process.stdout.write(text),
      readFile: readText,
      writeFile: writeText,
    };
    return await runDesk(typed, desk, console.error);
  } catch (error) {
    // a missing database gets one sentence; later failures are bugs and show their stack
    console.error(database ? error : (error as Error).message);
    return 1;
  } finally {
    await database?.close();
  }
}

/** The file holds buyers' addresses: readable by this user only. */
async function writeText(path: string, text: string): Promise<void> {
  await writeFile(ownPath(path), text, { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    throw new NotDone(
      error.code === "EEXIST"
        ? `${path} is there already; choose another name.`
        : `${path} cannot be written (${error.code}).`,
    );
  });
}

/** npm runs scripts in the project's folder; the operator's own folder is in INIT_CWD. */
function ownPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? "", path);
}

async function readText(path: string): Promise<string> {
  const bytes = await readFile(ownPath(path)).catch((error: NodeJS.ErrnoException) => {
    throw new NotDone(`${path} cannot be read (${error.code}).`);
  });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new NotDone(`${path} is not UTF-8 text; save it as UTF-8.`);
  }
}

process.exitCode = await openDesk(process.argv.slice(2));
