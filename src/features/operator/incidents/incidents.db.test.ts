import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hostileValues } from "../../../../test/hostile.ts";
import { delivered } from "../../../../test/purchases.ts";
import { joined } from "../../../../test/staff.ts";
import { twoProcesses } from "../../../../test/two-processes.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import type { GetIncident } from "./contract.ts";
import { takeUnwritten } from "./letters-store.server.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  const environment = { WRITE_CALLS_PER_MINUTE: "100000", COSTLY_CALLS_PER_MINUTE: "10000", HELD_ORDERS: "1000" };
  world = await freshWorld({ profiles: 20, environment });
  mei = (await joined(world)).browser;
});
afterAll(() => world.close());
beforeEach(async () => {
  await ask("delete from incident_orders; delete from incident_letters; delete from incidents");
  await ask("delete from mails where kind = 'incident_news'; delete from graphile_worker._private_jobs");
  await ask("update orders set placed_at = placed_at - interval '30 days'");
  world.letters.length = 0;
});

const ask = async (sql: string, ...values: unknown[]) => (await world.pool.query(sql, values)).rows;
const minutesAgo = (minutes: number) => new Date(world.shop.clock().getTime() - minutes * 60_000).toISOString();
const facts = (more: object = {}) => ({
  title: "The supplier is slow",
  touches: "delivery",
  name: null,
  still: true,
  since: minutesAgo(120),
  until: null,
  ...more,
});
const opened = async (more: object = {}) =>
  (await mei.get<{ id: string }>("/staff/openIncident", { requestKey: randomUUID(), ...facts(more) })).id;
const found = (id: string, more: object = {}) =>
  mei.get<OutputOf<typeof GetIncident>>("/staff/getIncident", { id, ...more });
const text = { subject: "A little later", text: "We wait for our supplier.\n\nYou need not do anything." };
const texts = {
  en: text,
  "zh-cn": { subject: "会晚一点", text: "我们在等供应商。" },
  "zh-hk": { subject: "會遲一點", text: "我們在等供應商。" },
};
const write = async (id: string, more: object = {}) =>
  mei.ask("/staff/writeToTouched", { requestKey: randomUUID(), id, seen: (await found(id)).seen, texts, ...more });
const mailed = async () =>
  (
    await ask(
      "select o.number from mails m join orders o on o.id = m.order_id where m.kind = 'incident_news' order by 1",
    )
  ).map(({ number }) => number as string);
const later = (only?: string) => workOff(world, { evenLater: true, most: 1000, ...(only && { only }) });

/** An order that is paid and waits, placed a moment ago. */
async function waiting(more: object = {}): Promise<string> {
  const { envelope } = await world.answer("/order/create", aWish(more), english);
  const { orderNumber } = unwrap(envelope) as { orderNumber: string };
  await ask("update orders set state = 'paid', paid_at = placed_at where number = $1", orderNumber);
  return orderNumber;
}

describe("whom an incident touches", () => {
  test("are the orders of its time that wait, or all of them; others are not", async () => {
    const one = await waiting();
    const { orderNumber: done } = await delivered(world);
    const old = await waiting();
    await ask("update orders set placed_at = placed_at - interval '3 hours' where number = $1", old);
    const still = await found(await opened());
    expect([still.touched, still.unwritten, still.orders.map(({ number }) => number)]).toEqual([1, 1, [one]]);
    const all = await found(await opened({ still: false }));
    expect(all.orders.map(({ number }) => number).toSorted()).toEqual([one, done].toSorted());
    const over = await found(await opened({ since: minutesAgo(170), until: minutesAgo(60), still: false }));
    expect(over.touched).toBe(0);
  });

  test("of a gateway, a supplier, the network and the mail are told apart", async () => {
    const paid = (await delivered(world)).orderNumber;
    const made = await waiting();
    await ask(
      "insert into supply_orders (order_id, supplier, product, quantity, asked_at) select id, 'reseller', 'p', 1, now() from orders where number = $1",
      made,
    );
    const numbers = async (more: object) => (await found(await opened(more))).orders.map(({ number }) => number);
    expect(await numbers({ touches: "supplier" })).toEqual([made]);
    expect(await numbers({ touches: "supplier", name: "reseller" })).toEqual([made]);
    expect(await numbers({ touches: "supplier", name: "es2plus" })).toEqual([]);
    await ask("update supply_orders set state = 'ready'");
    expect(await numbers({ touches: "supplier" })).toEqual([]);
    expect(await numbers({ touches: "supplier", still: false })).toEqual([made]);
    const [{ gateway }] = (await ask("select gateway from payments limit 1")) as [{ gateway: string }];
    expect(await numbers({ touches: "gateway", name: gateway, still: false })).toEqual([paid]);
    expect(await numbers({ touches: "gateway", name: gateway })).toEqual([]);
    expect(await numbers({ touches: "network" })).toEqual([]);
    expect(await numbers({ touches: "network", still: false })).toEqual([paid]);
    await ask("update data_plans set network_reference = null, state = 'not_started'");
    expect(await numbers({ touches: "network" })).toEqual([paid]);
    await ask(
      "update mails set state = 'queued', held_until = null where order_id = (select id from orders where number = $1)",
      paid,
    );
    expect(await numbers({ touches: "mail" })).toEqual([paid]);
  });

  test("of a destination or of one carrier there are those whose plan runs there, or who leave for it; others are not", async () => {
    const [here, elsewhere] = [(await delivered(world)).orderNumber, (await delivered(world)).orderNumber];
    const [sold] = (await ask("select plan_as_sold from orders where number = $1", here)) as [
      { plan_as_sold: { countries: string[]; network_set: string } },
    ];
    const iso2 = sold.plan_as_sold.countries[0]!;
    const [{ carrier }] = (await ask(
      "select carrier from networks where network_set = $1 and iso2 = $2",
      sold.plan_as_sold.network_set,
      iso2,
    )) as [{ carrier: string }];
    const runs = (number: string, from: string, until: string, state = "active") =>
      ask(
        `update data_plans set state = $4, activated_at = $2, expires_at = $3
         where order_id = (select id from orders where number = $1)`,
        number,
        from,
        until,
        state,
      );
    // bought weeks ago
    await ask("update orders set placed_at = placed_at - interval '20 days' where number = any($1)", [here, elsewhere]);
    await ask("update data_plans set state = 'not_started', activated_at = null, expires_at = null");
    await runs(here, minutesAgo(3000), minutesAgo(-3000));
    await runs(elsewhere, minutesAgo(3000), minutesAgo(-3000));
    const [{ other }] = (await ask(
      "select iso2 as other from destinations where iso2 <> all($1) limit 1",
      sold.plan_as_sold.countries,
    )) as [{ other: string }];
    await ask(
      `update orders set plan_as_sold = jsonb_set(jsonb_set(plan_as_sold, '{countries}', jsonb_build_array($2::text)), '{network_set}', '"other"')
       where number = $1`,
      elsewhere,
      other,
    );
    const numbers = async (more: object) => (await found(await opened(more))).orders.map(({ number }) => number);
    expect(await numbers({ touches: "destination", name: iso2 })).toEqual([here]);
    expect(await numbers({ touches: "carrier", name: `${iso2} ${carrier}` })).toEqual([here]);
    expect(await numbers({ touches: "destination", name: other })).toEqual([elsewhere]);
    // over an hour ago: all of the time, not those for whom it still counts
    await runs(here, minutesAgo(3000), minutesAgo(60), "expired");
    expect(await numbers({ touches: "destination", name: iso2 })).toEqual([]);
    expect(await numbers({ touches: "destination", name: iso2, still: false })).toEqual([here]);
    await runs(here, minutesAgo(3000), minutesAgo(600), "expired");
    expect(await numbers({ touches: "destination", name: iso2, still: false })).toEqual([]);
    // who lands tomorrow
    await ask(
      "update data_plans set state = 'not_started', activated_at = null, expires_at = null where order_id = (select id from orders where number = $1)",
      here,
    );
    await ask("update orders set departs_on = $2::timestamptz::date where number = $1", here, minutesAgo(-1440));
    expect(await numbers({ touches: "destination", name: iso2 })).toEqual([here]);
    expect(await numbers({ touches: "destination", name: iso2, until: minutesAgo(5) })).toEqual([]);
    for (const wrong of [
      { touches: "destination", name: "ZZ" },
      { touches: "destination", name: null },
      { touches: "carrier", name: `${iso2} Nobody` },
    ])
      expect(await mei.code("/staff/openIncident", { requestKey: randomUUID(), ...facts(wrong) })).toBe(
        "INVALID_INPUT",
      );
  });

  test("stand on pages, with none twice or left out", async () => {
    await ask(
      `insert into orders (number, request_key, state, plan_code, way, days, quantity, currency, unit_amount, total_amount, plan_as_sold, email, lang, placed_at, paid_at)
       select 'PAGE' || n, gen_random_uuid(), 'paid', plan_code, way, days, quantity, currency, unit_amount, total_amount, plan_as_sold, 'a' || n || '@example.com', lang, $1::timestamptz - n * interval '1 second', placed_at
       from (select * from orders limit 1) o, generate_series(1, 120) n`,
      minutesAgo(5),
    );
    const id = await opened();
    const [first, second] = [await found(id), await found(id, { after: "PAGE50" })];
    expect([first.touched, first.orders.length, first.older]).toEqual([120, 50, "PAGE50"]);
    expect(second.orders[0]!.number).toBe("PAGE51");
  });
});

describe("an e-mail to those", () => {
  test("leaves after ten seconds, once for each, in the buyer's language, with what was written", async () => {
    const [one, two] = [await waiting(), await waiting()];
    await ask("update orders set lang = 'zh-hk' where number = $1", two);
    const id = await opened();
    expect(unwrap(await write(id))).toMatchObject({ orders: 2 });
    await workOff(world);
    expect(await mailed()).toEqual([]);
    await later();
    expect(await mailed()).toEqual([one, two].toSorted());
    expect(world.letters.map(({ subject }) => subject).toSorted()).toEqual([text.subject, texts["zh-hk"].subject]);
    expect(world.letters.find(({ subject }) => subject === text.subject)!.text).toContain("You need not do anything.");
    const { unwritten, letters: sent, orders } = await found(id);
    expect([unwritten, sent[0]!.queued, orders.every(({ isWritten }) => isWritten)]).toEqual([0, 2, true]);
    expect(await ask("select distinct state from mails where kind = 'incident_news'")).toEqual([{ state: "sent" }]);
    expect((await write(id)).resultCode).toBe("TOUCHED_CHANGED");
  });

  test("stands behind the letters that somebody waits for: it may go to fifty thousand", async () => {
    await waiting();
    await write(await opened());
    await later("write-letters");
    const sending = "task_id = (select id from graphile_worker._private_tasks where identifier = 'send-mail')";
    expect(await ask(`select priority from graphile_worker._private_jobs where ${sending}`)).toEqual([{ priority: 5 }]);
  });

  test("that is taken back reaches nobody, and can be written again; once it leaves it cannot be taken back", async () => {
    await waiting();
    const id = await opened();
    const back = (letter: string) => mei.code("/staff/takeLetterBack", { requestKey: randomUUID(), id: letter });
    const { letter } = unwrap(await write(id)) as { letter: string };
    expect(await back(letter)).toBe("SUCCESS");
    await later();
    expect(await mailed()).toEqual([]);
    const again = unwrap(await write(id)) as { letter: string };
    await later();
    expect((await mailed()).length).toBe(1);
    expect([await back(again.letter), await back(letter)]).toEqual(["MAIL_NOT_AGAIN", "NOT_FOUND"]);
  });

  test("pressed twice, or by two colleagues at once, is one e-mail for each order", async () => {
    for (let turn = 0; turn < 3; turn++) await waiting();
    const id = await opened();
    const { seen } = await found(id);
    const wish = { requestKey: randomUUID(), id, seen, texts };
    const answers = await Promise.all([
      mei.code("/staff/writeToTouched", wish),
      mei.code("/staff/writeToTouched", wish),
      mei.code("/staff/writeToTouched", { ...wish, requestKey: randomUUID() }),
    ]);
    expect(answers.filter((code) => code === "SUCCESS").length).toBeGreaterThanOrEqual(1);
    await later();
    expect((await mailed()).length).toBe(3);
    expect(await ask("select orders from incident_letters")).toEqual([{ orders: 3 }]);
  });

  test("of which a process was killed half way goes on where it stood, in two processes, and writes to nobody twice", async () => {
    await ask(
      `insert into orders (number, request_key, state, plan_code, way, days, quantity, currency, unit_amount, total_amount, plan_as_sold, email, lang, placed_at, paid_at)
       select 'KILL' || n, gen_random_uuid(), 'paid', plan_code, way, days, quantity, currency, unit_amount, total_amount, plan_as_sold, 'k' || n || '@example.com', lang, $1::timestamptz - n * interval '1 second', placed_at
       from (select * from orders limit 1) o, generate_series(1, 250) n`,
      minutesAgo(5),
    );
    const id = await opened();
    const { letter } = unwrap(await write(id)) as { letter: string };
    // one that dies before its transaction ends has written to nobody
    await expect(
      world.db.transaction().execute(async (tx) => {
        expect((await takeUnwritten(tx, letter, new Date(), 100)).length).toBe(100);
        throw new Error("killed");
      }),
    ).rejects.toThrow("killed");
    await ask("update graphile_worker._private_jobs set run_at = now() where run_at > now()");
    await ask(
      "select graphile_worker.add_job('write-letters', json_build_object('letterId', $1::text), max_attempts => 25, job_key => 'twice')",
      letter,
    );
    const two = twoProcesses(world);
    await two.work();
    await two.close();
    const written = await mailed();
    expect([written.length, new Set(written).size]).toEqual([250, 250]);
    expect((await found(id)).letters[0]).toMatchObject({ orders: 250, queued: 250 });
  });

  test("goes to those who were seen: when somebody else is touched meanwhile, it is refused", async () => {
    await waiting();
    const id = await opened();
    const { seen } = await found(id);
    await waiting();
    expect((await write(id, { seen })).resultCode).toBe("TOUCHED_CHANGED");
    await later();
    expect(await mailed()).toEqual([]);
    // who comes later gets a letter of their own, and nobody a second one
    expect(unwrap(await write(id))).toMatchObject({ orders: 2 });
    await later();
    await waiting();
    expect(unwrap(await write(id))).toMatchObject({ orders: 1 });
    await later();
    expect((await mailed()).length).toBe(3);
  });

  test("lacks no language: what is missing is named at its field", async () => {
    await waiting();
    const id = await opened();
    const answer = await write(id, { texts: { en: text } });
    expect(answer).toMatchObject({ resultCode: "INVALID_INPUT" });
    expect((answer.resultData as { fields: { field: string }[] }).fields.map(({ field }) => field)).toContain(
      "texts.zh-hk.text",
    );
    expect(await ask("select from incident_letters")).toEqual([]);
  });

  test.each(Object.entries(hostileValues))("takes no harm from hostile words: %s", async (_, value) => {
    await waiting();
    const id = await opened();
    const { resultCode } = await write(id, { texts: { ...texts, en: { subject: value, text: value } } });
    expect(resultCode).toMatch(/^(SUCCESS|INVALID_INPUT)$/);
    await later();
    expect(await mei.code("/staff/openIncident", { requestKey: randomUUID(), ...facts({ title: value }) })).toMatch(
      /^(SUCCESS|INVALID_INPUT)$/,
    );
  });

  test("and the incident itself are closed to whoever may only look, also when the right goes meanwhile", async () => {
    const { browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom Ridley", role: "support" });
    await waiting();
    const id = await opened();
    const { seen } = await found(id);
    await ask("delete from staff_grants where role = 'support' and \"right\" = 'mend_incidents'");
    const wish = { requestKey: randomUUID(), id, seen, texts };
    expect(await tom.code("/staff/writeToTouched", wish)).toBe("RIGHT_MISSING");
    expect(await tom.code("/staff/openIncident", { requestKey: randomUUID(), ...facts() })).toBe("RIGHT_MISSING");
    expect(await tom.code("/staff/getIncident", { id })).toBe("SUCCESS");
  });
});

describe("an incident", () => {
  test("is changed and ended once; a colleague's change meanwhile is not overwritten, and the trail has both sides", async () => {
    const id = await opened();
    const change = (version: number, more: object) =>
      mei.code("/staff/changeIncident", { requestKey: randomUUID(), id, version, ...facts(more) });
    const answers = await Promise.all([change(1, { until: minutesAgo(1) }), change(1, { title: "Other words" })]);
    expect(answers.toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
    expect((await found(id)).incident.version).toBe(2);
    const [{ count }] = (await ask(
      "select count(*)::int from actions where action = 'incident_changed' and on_id = $1",
      id,
    )) as [{ count: number }];
    expect(count).toBe(1);
    expect(
      await mei.code("/staff/changeIncident", { requestKey: randomUUID(), id: randomUUID(), version: 1, ...facts() }),
    ).toBe("NOT_FOUND");
  });

  test("of a time that cannot be is refused at its field", async () => {
    const fieldsOf = async (more: object) => {
      const answer = await mei.ask("/staff/openIncident", { requestKey: randomUUID(), ...facts(more) });
      return (answer.resultData as { fields: { field: string }[] }).fields.map(({ field }) => field);
    };
    expect(await fieldsOf({ since: minutesAgo(-10) })).toEqual(["since"]);
    expect(await fieldsOf({ until: minutesAgo(180) })).toEqual(["until"]);
    expect(await fieldsOf({ since: "yesterday", title: " " })).toEqual(["title", "since"]);
    expect(await fieldsOf({ touches: "the moon" })).toEqual(["touches"]);
  });

  test("is in the list, the newest first, 20 at a time", async () => {
    for (let number = 0; number < 23; number++) await opened({ title: `Incident ${number}` });
    type List = { incidents: { title: string }[]; older: string | null; names: { gateway: string[] } };
    const first = await mei.get<List>("/staff/getIncidents", {});
    const second = await mei.get<List>("/staff/getIncidents", { after: first.older });
    const all = [...first.incidents, ...second.incidents].map(({ title }) => title);
    expect([first.incidents.length, all.length, new Set(all).size, second.older]).toEqual([20, 23, 23, null]);
    expect(first.names.gateway.length).toBeGreaterThan(0);
  });
});
