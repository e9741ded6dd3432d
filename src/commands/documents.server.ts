import { rewrapFileKeys } from "../features/people/enquiries/rewrap-file-keys.server.ts";
import { rewrapKeys } from "../features/people/real-names/rewrap-keys.server.ts";
import { readConfig } from "../platform/config.server.ts";
import { databaseOn } from "../platform/database/database.server.ts";
import { openShopDatabase, type ShopDatabase } from "../platform/database/shop-database.server.ts";
import { openDocumentKeys } from "../platform/document-keys.server.ts";

/**
 * `npm run documents -- rewrap`: after a new master key was put before the others of DOCUMENT_KEYS, takes all that they
 * sealed to it. Ends with 1 when it could not, or not all.
 */
async function runDocuments(words: readonly string[]): Promise<number> {
  if (words.join(" ") !== "rewrap") return refused('Say "npm run documents -- rewrap".');
  let database: ShopDatabase | undefined;
  try {
    const config = readConfig(process.env);
    database = await openShopDatabase(config, () => {});
    const keys = openDocumentKeys(config);
    const db = databaseOn(database.pool);
    const [names, files] = [await rewrapKeys(db, keys, new Date()), await rewrapFileKeys(db, keys)];
    const sealed = `${names.wrapped} registrations and ${files.wrapped} files of enquiries are sealed by the master key ${keys.current} now.`;
    const damaged = [["registrations", names.damaged] as const, ["files of enquiries", files.damaged] as const].filter(
      ([, each]) => each.length > 0,
    );
    if (damaged.length > 0) {
      console.log(sealed);
      const named = damaged.map(
        ([what, each]) => `The keys of these ${each.length} ${what} open with no master key: ${each.join(", ")}.`,
      );
      // a master key that was mistyped damages all that it sealed, and the right one still opens them
      return refused(`${named.join(" ")} Keep the former keys, and see that DOCUMENT_KEYS names them as they were.`);
    }
    console.log(`${sealed} The former keys can go.`);
    return 0;
  } catch (error) {
    return refused((error as Error).message);
  } finally {
    await database?.close();
  }
}

function refused(sentence: string): number {
  console.error(sentence);
  return 1;
}

process.exitCode = await runDocuments(process.argv.slice(2));
