import { verifyTrail } from "../features/records/actions/verify-trail.server.ts";
import { everyRole } from "../features/staff/colleagues/store.server.ts";
import { inviteMember, LastAdministrator } from "../features/staff/invitations/invite-member.server.ts";
import { calledTogether } from "../features/staff/members/rules.ts";
import { readAs } from "../features/staff/roles/rules.ts";
import { Email } from "../kernel/fields.ts";
import { readConfig, type Config } from "../platform/config.server.ts";
import { databaseOn } from "../platform/database/database.server.ts";
import { openShopDatabase, type ShopDatabase } from "../platform/database/shop-database.server.ts";
import { whoIsThere } from "./who-is-there.server.ts";

const usage = `Say what, such as "npm run staff -- invite mei@example.com" or "npm run staff -- verify-trail".`;

/**
 * `npm run staff -- invite EMAIL [ROLE]`: prints a link, good once and for an hour at most, by which this person becomes
 * administrator, or what ROLE says, or gets in again. ROLE is a ready-made one, or one of the shop's own by its name.
 * `npm run staff -- verify-trail [PLACE:HASH]`: whether the audit trail is as it was written, and still has the head
 * that the log has noted. Ends with 1 when it could not, or is not.
 */
async function runStaff(words: readonly string[]): Promise<number> {
  const command = commandOf(words);
  if (!command) return refused(usage);
  let database: ShopDatabase | undefined;
  try {
    const config = readConfig(process.env);
    database = await openShopDatabase(config, () => {});
    return await command(database, config);
  } catch (error) {
    if (database) throw error;
    return refused((error as Error).message);
  } finally {
    await database?.close();
  }
}

type Command = (database: ShopDatabase, config: Config) => Promise<number>;

function commandOf([command, typed, named, ...more]: readonly string[]): Command | undefined {
  if (more.length > 0) return undefined;
  const email = Email.safeParse(typed);
  if (command === "invite" && email.success)
    return (database, config) => invite(database, config, { email: email.data.toLowerCase(), named });
  if (named !== undefined) return undefined;
  const noted = /^(\d{1,15}):([0-9a-f]{64})$/.exec(typed ?? "");
  if (command === "verify-trail" && (noted || typed === undefined))
    return (database) => verify(database, noted ? { place: Number(noted[1]), hash: noted[2]! } : undefined);
  return undefined;
}

type Invited = { email: string; named: string | undefined };

async function invite(database: ShopDatabase, config: Config, { email, named }: Invited): Promise<number> {
  const db = databaseOn(database.pool);
  const roles = await everyRole(db);
  const asked = named === undefined ? undefined : roles.find((one) => isCalled(one, named));
  if (named !== undefined && !asked)
    return refused(`No role is called "${named}". There are: ${roles.map(nameOf).join(", ")}.`);
  const by = { who: whoIsThere(), now: new Date() };
  const made = await inviteMember(db, { email, roles: asked && [asked.role] }, by).catch((error: unknown) => {
    if (error instanceof LastAdministrator) return undefined;
    throw error;
  });
  if (!made) return refused(`${email} is the last administrator: invite another one first, who joins.`);
  const { token, until, roles: given } = made;
  const origin = config.SHOP_ORIGIN ?? `http://localhost:${config.PORT}`;
  console.log(`${origin}/console/invitation?key=${token}`);
  console.log(
    `Whoever opens it first gets in with the role ${calledTogether(given)}. It ends at ${until.toISOString()}.`,
  );
  if (!config.CONSOLE) console.log("The console is switched off: start the shop with CONSOLE=1.");
  return 0;
}

type Role = { role: string; title: string | null };

/** A role of the shop's own has a key that nobody types. */
const nameOf = ({ role, title }: Role): string => title ?? role;
const isCalled = (role: Role, named: string): boolean => readAs(nameOf(role)) === readAs(named);

async function verify(database: ShopDatabase, noted?: { place: number; hash: string }): Promise<number> {
  const { head, wrong } = await verifyTrail(databaseOn(database.pool), noted);
  if (head) console.log(`${head.day} ${head.place}:${head.hash}`);
  if (!wrong) {
    console.log("The audit trail is as it was written.");
    return 0;
  }
  const row = [wrong.place && `place ${wrong.place}`, wrong.action && `action ${wrong.action}`].filter(Boolean);
  return refused(`The audit trail is not as it was written. First wrong row: ${row.join(", ")} (${wrong.why}).`);
}

function refused(sentence: string): number {
  console.error(sentence);
  return 1;
}

process.exitCode = await runStaff(process.argv.slice(2));
