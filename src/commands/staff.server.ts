import { userInfo } from "node:os";
import { inviteAdministrator } from "../features/staff/invitations/invite-administrator.server.ts";
import { Email } from "../kernel/fields.ts";
import { readConfig } from "../platform/config.server.ts";
import { databaseOn } from "../platform/database/database.server.ts";
import { openShopDatabase, type ShopDatabase } from "../platform/database/shop-database.server.ts";
import { migrateJobs } from "../platform/jobs/run-jobs.server.ts";
import { openLog } from "../platform/log.server.ts";

const usage = 'Say who, such as "npm run staff -- invite mei@example.com".';

/**
 * `npm run staff -- invite EMAIL`: prints a link, good for an hour and once, by which this person becomes
 * administrator, or gets in again. Ends with 1 when it could not.
 */
async function runStaff([command, typed, ...more]: readonly string[]): Promise<number> {
  const email = Email.safeParse(typed);
  if (command !== "invite" || !email.success || more.length > 0) return refused(usage);
  let database: ShopDatabase | undefined;
  try {
    const config = readConfig(process.env);
    database = await openShopDatabase(config, () => {});
    // a job of the shop logs the action; the shop may never have run yet
    await migrateJobs({ pool: database.pool, log: openLog("fatal") });
    const by = { who: whoIsThere(), now: new Date() };
    const { token, until } = await inviteAdministrator(databaseOn(database.pool), email.data.toLowerCase(), by);
    const origin = config.SHOP_ORIGIN ?? `http://localhost:${config.PORT}`;
    console.log(`${origin}/console/invitation?key=${token}`);
    console.log(`Whoever opens it first becomes administrator. It ends at ${until.toISOString()}.`);
    if (!config.CONSOLE) console.log("The console is switched off: start the shop with CONSOLE=1.");
    return 0;
  } catch (error) {
    if (database) throw error;
    return refused((error as Error).message);
  } finally {
    await database?.close();
  }
}

function refused(sentence: string): number {
  console.error(sentence);
  return 1;
}

/** The name of the account on this computer; a container's account may have none. */
function whoIsThere(): string {
  try {
    return userInfo().username;
  } catch {
    return `account ${process.getuid?.() ?? "unknown"}`;
  }
}

process.exitCode = await runStaff(process.argv.slice(2));
