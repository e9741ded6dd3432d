import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, type APIRequestContext } from "@playwright/test";
import pg from "pg";
import { inviteMember } from "../../src/features/staff/invitations/invite-member.server.ts";
import type { StaffRole } from "../../src/kernel/staff-right.ts";
import { databaseOn } from "../../src/platform/database/database.server.ts";
import { startEmbeddedPostgres } from "../../src/platform/database/embedded-postgres.server.ts";
import { networkByHand, type NetworkByHand } from "../../src/sandboxes/network/by-hand.server.ts";
import { phoneOrigin, shopFolder, shopOrigin } from "./setting.ts";

/** What happens where no shopper looks: the operator's desk, the network, the phone, the mailbox. */

const project = join(import.meta.dirname, "../..");

/** `npm run desk -- …` beside the open shop; gives what it says. */
export async function desk(...typed: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: "", DATA_DIR: shopFolder };
  return (await promisify(execFile)(process.execPath, ["src/commands/desk.server.ts", ...typed], { cwd: project, env }))
    .stdout;
}

/** What `npm run staff -- invite …` prints, without starting it: every colleague of a journey has such a link. */
export async function staffLink(email: string, role: StaffRole = "administrator"): Promise<string> {
  let link = "";
  await onPool(async (pool) => {
    const { token } = await inviteMember(
      databaseOn(pool),
      { email, roles: [role] },
      { who: "operator", now: new Date() },
    );
    link = `${shopOrigin}/console/invitation?key=${token}`;
  });
  return link;
}

/** Something that a person must look at, due so many hours from now; with a number, of that order. */
export async function openWork(kind: string, subject: string, hours: number, orderNumber = ""): Promise<void> {
  await inDatabase((client) =>
    client.query(
      `insert into cases (kind, subject, details, opened_at, due_at, order_id)
         values ($1, $2, $3, now(), now() + $4 * interval '1 hour', (select id from orders where number = $5))
       on conflict do nothing`,
      [kind, subject, JSON.stringify({ reference: subject, email: "mei@example.com" }), hours, orderNumber],
    ),
  );
}

/** A job whose tries are over. */
export async function giveUpJob(kind: string, payload: object, error: string): Promise<void> {
  await inDatabase((client) =>
    client.query(
      `with job as (select id from graphile_worker.add_job($1, $2::json, run_at => now() + interval '9 hours',
         max_attempts => 25, job_key => gen_random_uuid()::text))
       select from job, graphile_worker.permanently_fail_jobs(array[job.id], $3)`,
      [kind, JSON.stringify(payload), error],
    ),
  );
}

/** The network blocks a SIM that it has let pass until now. */
export async function blockSim(iccid: string): Promise<void> {
  await inDatabase((client) =>
    client.query(
      "insert into sandbox_network.sims (iccid, state, known_at) values ($1, 'blocked', now()) on conflict (iccid) do update set state = 'blocked'",
      [iccid],
    ),
  );
}

/**
 * The network carries all that was sold on a SIM, and the shop knows it: a moment after the order is delivered. What is
 * taken back or looked at before is decided without the network's word.
 */
export async function carried(iccid: string): Promise<void> {
  await inDatabase((client) =>
    expect(async () => {
      const { rows } = await client.query(
        "select count(*)::int as plans, count(network_reference)::int as carried from data_plans where iccid = $1",
        [iccid],
      );
      expect(rows[0].carried).toBe(rows[0].plans);
      expect(rows[0].plans).toBeGreaterThan(0);
    }).toPass({ timeout: 20_000, intervals: [100] }),
  );
}

/** Puts a SIM in a country, where it uses so many megabytes in every hour (one of the pretend network's habits). */
export async function goTo(request: APIRequestContext, iccid: string, country: string, habit: number): Promise<void> {
  await carried(iccid);
  const answer = await request.post(`${phoneOrigin}/network/${iccid}/place`, {
    form: { country, habit: String(habit) },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

/** So many megabytes go through a SIM at once. */
export async function useUp(iccid: string, megabytes: number): Promise<void> {
  await onNetwork((network) => network.useNow(iccid, megabytes));
}

/**
 * Moves the network's clock on for everybody; journeys that count what is used meanwhile stand behind
 * `aloneWithTheClock`.
 */
export async function passDays(request: APIRequestContext, days: number): Promise<void> {
  for (let day = 0; day < days; day++)
    await request.post(`${phoneOrigin}/network/clock`, { form: { what: "day" }, maxRedirects: 0 });
}

/**
 * The shop learns the state of a SIM. Opening such an address makes it ask, at most once a minute; the job of
 * every minute may be faster, with its answer still on the way.
 */
export async function hearAgain(request: APIRequestContext, iccid: string, address: string): Promise<void> {
  await inDatabase(async (client) => {
    const heardAt = async () =>
      Number((await client.query("select max(as_of) as at from data_plans where iccid = $1", [iccid])).rows[0].at);
    const before = await heardAt();
    await expect(async () => {
      await client.query("update data_plans set network_asked_at = null where iccid = $1", [iccid]);
      await request.get(address);
      expect(await heardAt()).toBeGreaterThan(before);
    }).toPass({ timeout: 20_000 });
  });
}

/** An intruder has left a passkey in an account. */
export async function leavePasskey(email: string): Promise<void> {
  await inDatabase((client) =>
    client.query(
      "insert into passkeys (id, account_id, public_key, counter, transports, name, created_at) select 'left-' || id, id, '', 0, '{}', 'Firefox · Linux', now() from accounts where email = $1",
      [email],
    ),
  );
}

/** Whether the account has any. */
export async function hasPasskeys(email: string): Promise<boolean> {
  let has = false;
  await inDatabase(async (client) => {
    has =
      (await client.query("select from passkeys join accounts on accounts.id = account_id where email = $1", [email]))
        .rowCount! > 0;
  });
  return has;
}

/**
 * All journeys of a run share the network's clock: one at a time moves it, or counts what is used on a day. A day pass
 * of Japan has a new day at 15:00 UTC; no test begins in the last minutes of the old one.
 */
export async function aloneWithTheClock(act: () => Promise<void>): Promise<void> {
  await inDatabase(async (client) => {
    await client.query("select pg_advisory_lock(hashtext('the clock of the pretend network'))");
    await onNetwork(async (network) => {
      const { at } = await network.clock();
      if (at.getUTCHours() === 14 && at.getUTCMinutes() >= 55) await network.moveOn({ hours: 1 });
    });
    await act();
  });
}

const joined = new Map<string, ReturnType<typeof startEmbeddedPostgres>>();
/** An open shop's database, joined once by each worker. */
async function database(folder: string) {
  const joining = joined.get(folder) ?? startEmbeddedPostgres({ folder: join(folder, "postgres"), log: () => {} });
  joined.set(folder, joining);
  return (await joining).connection;
}

export async function inDatabase(act: (client: pg.Client) => Promise<unknown>, folder = shopFolder): Promise<void> {
  const client = new pg.Client(await database(folder));
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

export async function onPhone(
  request: APIRequestContext,
  iccid: string,
  action: "download" | "install" | "enable",
): Promise<void> {
  const answer = await request.post(`${phoneOrigin}/phone/${iccid}/${action}`, { form: {}, maxRedirects: 0 });
  expect([action, answer.status()]).toEqual([action, 303]);
}

/** Where a SIM is and what it uses, on the sandbox network. */
export async function onNetwork(act: (network: NetworkByHand) => Promise<unknown>): Promise<void> {
  await onPool((pool) => act(networkByHand({ pool, clock: () => new Date() })));
}

async function onPool(act: (pool: pg.Pool) => Promise<unknown>): Promise<void> {
  const pool = new pg.Pool(await database(shopFolder));
  try {
    await act(pool);
  } finally {
    await pool.end();
  }
}

/** The newest e-mail to an address with this in its subject, as its HTML, once it is there. */
export async function letterTo(request: APIRequestContext, email: string, subject: RegExp): Promise<string> {
  let letter = "";
  await expect(async () => {
    const rows = (await (await request.get("/outbox?show=letters")).text()).matchAll(
      /<li><a href="([^"]+)">(.*?)<\/a><br><small>(.*?) · /g,
    );
    const [, address] = [...rows].find(([, , title, to]) => to === email && subject.test(title!)) ?? [];
    expect(address, `a letter to ${email} about ${subject}`).toBeDefined();
    letter = await (await request.get(address!)).text();
  }).toPass({ timeout: 20_000, intervals: [100] });
  return letter;
}

/** The newest text message to a number (E.164), once it is there. */
export async function textTo(request: APIRequestContext, number: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const rows = (await (await request.get("/outbox?show=texts")).text()).matchAll(
      /<li class="text"><p>([^<]*)<\/p><small>(.*?) · /g,
    );
    found = [...rows].find(([, , to]) => to === number)?.[1];
    expect(found, `a text message to ${number}`).toBeDefined();
  }).toPass({ timeout: 20_000, intervals: [100] });
  return found!;
}

/** Where the links of an e-mail lead. */
export function linksIn(letter: string): string[] {
  return [...letter.matchAll(/href="([^"]+)"/g)].map(([, address]) => address!.replaceAll("&amp;", "&"));
}

/** The six digits of the newest code that was sent to an address; `title`: what it is for, as the e-mail says it. */
export async function mailedCode(request: APIRequestContext, email: string, title: string): Promise<string> {
  let code = "";
  await expect(async () => {
    const letter = await letterTo(request, email, /./);
    expect(letter).toContain(title);
    code = sixDigits(letter);
  }).toPass({ timeout: 20_000, intervals: [100] });
  return code;
}

/** Of the newest e-mail with a code: the link that fills it in. */
export async function mailedLink(request: APIRequestContext, email: string, title: string): Promise<string> {
  await mailedCode(request, email, title);
  return linksIn(await letterTo(request, email, /./)).find((one) => one.includes("key="))!;
}

/** The same of a text message: of the newest, once there are so many to this number (E.164). */
export async function textedCode(request: APIRequestContext, number: string, texts = 1): Promise<string> {
  let code = "";
  await expect(async () => {
    const rows = [
      ...(await (await request.get("/outbox?show=texts")).text()).matchAll(
        /<li class="text"><p>(.*?)<\/p><small>(.*?) · /gs,
      ),
    ];
    const mine = rows.filter(([, , to]) => to === number);
    expect(mine).toHaveLength(texts);
    code = sixDigits(mine[0]![1]!);
  }).toPass({ timeout: 20_000, intervals: [100] });
  return code;
}

function sixDigits(text: string): string {
  const [found] =
    /(?<![#\w])\d{3} ?\d{3}(?!\w)/.exec(text.replaceAll(/<style.*?<\/style>/gs, "").replaceAll(/<[^>]*>/g, " ")) ?? [];
  expect(found, "a code of six digits").toBeDefined();
  return found!;
}
