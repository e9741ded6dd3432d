import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { twoProcesses } from "../../../../test/two-processes.ts";
import { workOff } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { endMeasured, openMeasured } from "../../catalogue/outages/measured-outage.server.ts";
import { forgetPerson } from "../../people/accounts/forget-person.server.ts";
import { forgetEnded } from "../../people/personal-data/forget-ended.server.ts";
import { keptOfPerson } from "../../people/personal-data/store.server.ts";
import { keyOfMails } from "./mails-key.server.ts";
import { sendOutageEnd } from "./send-outage-end-job.server.ts";
import { sendStatusNews } from "./send-status-news-job.server.ts";
import { tellOutage } from "./tell-outage-job.server.ts";

let world: World;
beforeAll(async () => void (world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "100000" } })));
afterAll(() => world.close());
beforeEach(async () => {
  await ask("delete from status_subscribers; delete from outages; delete from attempts");
  await ask("delete from graphile_worker._private_jobs");
  world.letters.length = 0;
});

const ask = async (sql: string, ...values: unknown[]) => (await world.pool.query(sql, values)).rows;
const later = () => workOff(world, { evenLater: true, most: 5000 });
const address = (last: number) => ({ ...english, address: `198.51.100.${last}` });
const asking = async (email: string, from = 1) =>
  (await world.answer("/status/askMails", { email, lang: "en" }, address(from))).envelope.resultCode;
const press = async (path: string, link: { id: string; key: string }) =>
  (await world.answer(path, link)).envelope.resultCode;
const linkOf = async (email: string) => {
  const [row] = await ask("select id from status_subscribers where lower(email) = lower($1)", email);
  return { id: row.id as string, key: keyOfMails(world.shop.vault, row.id) };
};
async function subscribed(email: string) {
  await asking(email);
  const link = await linkOf(email);
  expect(await press("/status/confirmMails", link)).toBe("SUCCESS");
  await ask(
    "delete from graphile_worker._private_jobs where task_id in (select id from graphile_worker._private_tasks where identifier = 'send-status-link')",
  );
  return link;
}
const minutesLater = (minutes: number) =>
  world.at(new Date(world.shop.clock().getTime() + minutes * 60_000).toISOString());
const begins = () =>
  world.db
    .transaction()
    .execute((tx) =>
      openMeasured(tx, { of: "payments", severity: "down", begins: world.shop.clock() }, world.shop.clock()),
    );
const ends = () => world.db.transaction().execute((tx) => endMeasured(tx, "payments", world.shop.clock()));
const subjects = () => world.letters.map(({ to, subject }) => `${to}: ${subject}`).toSorted((a, b) => (a < b ? -1 : 1));

describe("asking", () => {
  test("a mailbox gets no more than three links a day, whoever asks, and nobody learns of it", async () => {
    for (let time = 0; time < 6; time++) {
      expect(await asking(time % 2 ? "Mei@example.com" : "mei@example.com", time)).toBe("SUCCESS");
      await later();
      minutesLater(1);
    }
    expect(world.letters.map(({ to }) => to.toLowerCase())).toEqual(Array(3).fill("mei@example.com"));
    expect((await ask("select from status_subscribers")).length).toBe(1);
  });

  test("one network asks for ten mailboxes an hour", async () => {
    const codes = [];
    for (let time = 0; time < 40; time++) codes.push(await asking(`m${time}@example.com`));
    expect(codes).toContain("TRIED_OFTEN");
    expect(await asking("other@example.com", 99)).toBe("SUCCESS");
  });

  test("the answer is the same for an address that is confirmed, and it gets nothing", async () => {
    await subscribed("mei@example.com");
    expect(await asking("mei@example.com", 2)).toBe("SUCCESS");
    await later();
    expect(world.letters).toEqual([]);
  });

  test.each(["", "no mailbox", "a@b", "mei@example.com\r\nBcc: all@example.com", `${"x".repeat(60)}@example.com`])(
    "%j is refused at its field",
    async (email) => {
      expect(await asking(email)).toBe("INVALID_INPUT");
      expect(await ask("select from status_subscribers")).toEqual([]);
    },
  );

  test("pressed twice at once, there is one row and one link", async () => {
    await Promise.all([asking("mei@example.com"), asking("MEI@example.com", 2)]);
    await later();
    expect(world.letters.length).toBe(1);
  });
});

describe("a link", () => {
  test("with a wrong key or another id opens nothing, and an old one neither", async () => {
    await asking("mei@example.com");
    const link = await linkOf("mei@example.com");
    for (const wrong of [
      { ...link, key: "x".repeat(22) },
      { ...link, key: "" },
      { id: randomUUID(), key: link.key },
      { id: randomUUID(), key: keyOfMails(world.shop.vault, randomUUID()) },
    ])
      for (const path of ["/status/confirmMails", "/status/stopMails"])
        expect(await press(path, wrong)).not.toBe("SUCCESS");
    minutesLater(2 * 24 * 60 + 1);
    expect(await press("/status/confirmMails", link)).toBe("NOT_FOUND");
    await forgetEnded.run({}, world.shop);
    expect(await ask("select from status_subscribers")).toEqual([]);
  });

  test("confirms and cancels as often as it is pressed; what was cancelled is not confirmed again", async () => {
    const link = await subscribed("mei@example.com");
    expect(await press("/status/confirmMails", link)).toBe("SUCCESS");
    minutesLater(60 * 24 * 400);
    await forgetEnded.run({}, world.shop);
    expect((await ask("select from status_subscribers")).length).toBe(1);
    for (const _ of [0, 1]) expect(await press("/status/stopMails", link)).toBe("SUCCESS");
    expect(await ask("select from status_subscribers")).toEqual([]);
    expect(await press("/status/confirmMails", link)).toBe("NOT_FOUND");
  });
});

describe("news", () => {
  test("goes once at the beginning and once at the end, in the subscriber's words, with a link to cancel by one click", async () => {
    const link = await subscribed("mei@example.com");
    await asking("unconfirmed@example.com");
    await ask("delete from graphile_worker._private_jobs");
    await begins();
    await later();
    expect(subjects()).toEqual(["mei@example.com: Trouble: Payments do not go through"]);
    expect(world.letters[0]!.unsubscribe).toBe(
      `http://shop.test/en/status?${new URLSearchParams({ do: "stop", ...link })}`,
    );
    minutesLater(30);
    await ends();
    await later();
    expect(subjects()).toEqual([
      "mei@example.com: Over: Payments do not go through",
      "mei@example.com: Trouble: Payments do not go through",
    ]);
  });

  test("two processes write to each of 700 once, also where one of them has done it all before", async () => {
    await ask(
      `insert into status_subscribers (email, language, asked_at, confirmed_at)
        select 'm' || n || '@example.com', 'en', $1, $1 from generate_series(1, 700) n`,
      world.shop.clock(),
    );
    await begins();
    const [{ id: outageId }] = await ask("select id from outages");
    const wish = { outageId, moment: "begin" };
    await Promise.all([0, 1, 2].map(() => tellOutage.run(wish, world.shop)));
    await ask("update graphile_worker._private_jobs set run_at = now()");
    const two = twoProcesses(world);
    await two.work();
    await two.close();
    expect([world.letters.length, new Set(world.letters.map(({ to }) => to)).size]).toEqual([700, 700]);
    expect((await ask("select from status_letters where sent_at is null")).length).toBe(0);
  }, 60_000);

  test("killed between sending and writing it down, it goes again under the same Message-ID, and then no more", async () => {
    const { id: subscriberId } = await subscribed("mei@example.com");
    await begins();
    const [{ id: outageId }] = await ask("select id from outages");
    await tellOutage.run({ outageId, moment: "begin" }, world.shop);
    const wish = { outageId, subscriberId, moment: "begin" };
    await sendStatusNews.run(wish, world.shop);
    await ask("update status_letters set sent_at = null");
    await sendStatusNews.run(wish, world.shop);
    await sendStatusNews.run(wish, world.shop);
    expect(new Set(world.letters.map(({ id }) => id)).size).toBe(1);
    expect(world.letters.length).toBe(2);
  });

  test("what was over at once, or hidden in the first two minutes, is told to nobody", async () => {
    await subscribed("mei@example.com");
    await begins();
    await ends();
    await later();
    expect(world.letters).toEqual([]);
  });

  test("a beginning that mail could not carry in time is not told after the end, and neither is that end", async () => {
    const { id: subscriberId } = await subscribed("mei@example.com");
    await begins();
    const [{ id: outageId }] = await ask("select id from outages");
    await tellOutage.run({ outageId, moment: "begin" }, world.shop);
    await ends();
    await sendStatusNews.run({ outageId, subscriberId, moment: "begin" }, world.shop);
    await later();
    expect(world.letters).toEqual([]);
  });

  test("a beginning that is on its way while the end is told has its end as well", async () => {
    const { id: subscriberId } = await subscribed("mei@example.com");
    await begins();
    const [{ id: outageId }] = await ask("select id from outages");
    await tellOutage.run({ outageId, moment: "begin" }, world.shop);
    await ask("delete from graphile_worker._private_jobs");
    const { mailer } = world.shop;
    const slow: typeof mailer.send = async (letter) => {
      await ends();
      await later();
      await mailer.send(letter);
    };
    const wish = { outageId, subscriberId, moment: "begin" };
    await sendStatusNews.run(wish, { ...world.shop, mailer: { ...mailer, send: slow } });
    await later();
    expect(subjects()).toEqual([
      "mei@example.com: Over: Payments do not go through",
      "mei@example.com: Trouble: Payments do not go through",
    ]);
  });

  test("whoever comes in the middle hears of the end, and whoever cancels hears nothing", async () => {
    const gone = await subscribed("gone@example.com");
    await begins();
    await later();
    minutesLater(5);
    await press("/status/stopMails", gone);
    await subscribed("late@example.com");
    minutesLater(5);
    await ends();
    await later();
    expect(subjects()).toEqual([
      "gone@example.com: Trouble: Payments do not go through",
      "late@example.com: Over: Payments do not go through",
    ]);
  });

  test("on a day with more trouble than anybody reads, a mailbox gets eight beginnings and their ends", async () => {
    await subscribed("mei@example.com");
    for (let time = 0; time < 10; time++) {
      await begins();
      await later();
      minutesLater(30);
      await ends();
      await later();
    }
    expect(world.letters.length).toBe(16);
  });
});

test("a person's copy has the address, and who is erased hears no more", async () => {
  await subscribed("mei@example.com");
  const kept = async () =>
    (await keptOfPerson({ ...world.shop, now: world.shop.clock() }, { accountId: null, email: "mei@example.com" }))
      .statusMails;
  expect(await kept()).toEqual([expect.objectContaining({ email: "mei@example.com", language: "en", forgetAt: null })]);
  await world.db
    .transaction()
    .execute((tx) => forgetPerson(tx, { id: null, email: "mei@example.com", phone: null }, world.shop.clock()));
  expect(await kept()).toEqual([]);
});

describe("the end of one trouble", () => {
  const outage = async () => (await ask("select id from outages where ended_at is null"))[0].id as string;
  const waiting = async (email: string, of: string, from = 1) =>
    (await world.answer("/status/askMails", { email, lang: "en", outage: of }, address(from))).envelope.resultCode;
  const waiterLink = async (email: string) => {
    const [row] = await ask("select id from outage_waiters where lower(email) = lower($1)", email);
    return { id: row.id as string, key: keyOfMails(world.shop.vault, row.id) };
  };

  test("is told once to whoever has confirmed, who hears of nothing else and is forgotten with it", async () => {
    await begins();
    const of = await outage();
    expect(await waiting("mei@example.com", of)).toBe("SUCCESS");
    expect(await waiting("Mei@example.com", of)).toBe("SUCCESS");
    await waiting("never@example.com", of, 2);
    await later();
    expect(world.letters.map(({ text }) => text).join()).toContain("one e-mail when it is over");
    expect(await press("/status/confirmMails", await waiterLink("mei@example.com"))).toBe("SUCCESS");
    world.letters.length = 0;
    minutesLater(10);
    await ends();
    await later();
    expect(subjects()).toEqual([expect.stringMatching(/^mei@example\.com: Over: /)]);
    expect(await ask("select email from outage_waiters")).toEqual([{ email: "never@example.com" }]);
    minutesLater(10);
    await begins();
    await ends();
    await later();
    expect(world.letters.length).toBe(1);
  });

  test("that came before the mailbox was confirmed is told with the confirmation", async () => {
    await begins();
    await waiting("mei@example.com", await outage());
    await ends();
    await later();
    world.letters.length = 0;
    expect(await press("/status/confirmMails", await waiterLink("mei@example.com"))).toBe("SUCCESS");
    await later();
    expect(subjects()).toEqual([expect.stringMatching(/^mei@example\.com: Over: /)]);
  });

  const confirmed = async (email: string) => {
    await begins();
    const of = await outage();
    await waiting(email, of);
    const link = await waiterLink(email);
    expect(await press("/status/confirmMails", link)).toBe("SUCCESS");
    await ask("delete from graphile_worker._private_jobs");
    return { of, link };
  };

  test("is waited for on where staff reopened it before the e-mail left, and told when it is over again", async () => {
    const { of, link } = await confirmed("mei@example.com");
    minutesLater(10);
    await ends();
    await tellOutage.run({ outageId: of, moment: "end" }, world.shop);
    await ask("update outages set ended_at = null");
    await sendOutageEnd.run({ id: link.id }, world.shop);
    expect(world.letters).toEqual([]);
    expect(await ask("select told_at from outage_waiters")).toEqual([{ told_at: null }]);
    await ask("delete from graphile_worker._private_jobs");
    await ends();
    await tellOutage.run({ outageId: of, moment: "end" }, world.shop);
    await later();
    expect(subjects()).toEqual([expect.stringMatching(/^mei@example\.com: Over: /)]);
    expect(await ask("select from outage_waiters")).toEqual([]);
  });

  test("a confirmation waits for the outage first, as whoever tells of it does: the two cannot deadlock", async () => {
    await begins();
    const of = await outage();
    await waiting("mei@example.com", of);
    const link = await waiterLink("mei@example.com");
    const teller = await world.pool.connect();
    await teller.query("begin");
    await teller.query("select from outages where id = $1 for update", [of]);
    const pressed = press("/status/confirmMails", link);
    await expect
      .poll(
        async () =>
          (
            await ask(
              "select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()",
            )
          ).length,
        { timeout: 5000 },
      )
      .toBeGreaterThan(0);
    const row = await teller
      .query("select from outage_waiters where id = $1 for update nowait", [link.id])
      .catch((error: Error) => error.message);
    await teller.query("rollback");
    teller.release();
    expect(await pressed).toBe("SUCCESS");
    expect(row).toMatchObject({ rowCount: 1 });
  });

  test("cannot be waited for where it has come, nor where there is no such trouble; a link stops the waiting", async () => {
    await begins();
    const of = await outage();
    await waiting("mei@example.com", of);
    const link = await waiterLink("mei@example.com");
    expect(await press("/status/stopMails", { ...link, key: "x" })).toBe("NOT_FOUND");
    expect(await press("/status/stopMails", link)).toBe("SUCCESS");
    expect(await ask("select from outage_waiters")).toEqual([]);
    await ends();
    expect(await waiting("mei@example.com", of)).toBe("NOT_FOUND");
    expect(await waiting("mei@example.com", randomUUID())).toBe("NOT_FOUND");
  });

  test("is personal data: copied, erased and forgotten in time", async () => {
    await begins();
    const of = await outage();
    await waiting("mei@example.com", of);
    await waiting("yu@example.com", of, 2);
    const kept = async () =>
      (await keptOfPerson({ ...world.shop, now: world.shop.clock() }, { accountId: null, email: "mei@example.com" }))
        .statusMails;
    expect(await kept()).toEqual([expect.objectContaining({ email: "mei@example.com", confirmedAt: null })]);
    await world.db
      .transaction()
      .execute((tx) => forgetPerson(tx, { id: null, email: "mei@example.com", phone: null }, world.shop.clock()));
    expect(await ask("select email from outage_waiters")).toEqual([{ email: "yu@example.com" }]);
    minutesLater(3 * 24 * 60);
    await forgetEnded.run({}, world.shop);
    expect(await ask("select from outage_waiters")).toEqual([]);
  });
});
