import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hostileValues } from "../../../../test/hostile.ts";
import { delivered } from "../../../../test/purchases.ts";
import { joined } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { GetGivenUpJobs } from "./contract.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  const environment = { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" };
  world = await freshWorld({ profiles: 10, environment });
  mei = (await joined(world)).browser;
});
afterAll(() => world.close());
beforeEach(async () => void (await ask("delete from graphile_worker._private_jobs")));

const ask = async (sql: string, ...values: unknown[]) => (await world.pool.query(sql, values)).rows;
const list = (wish: object = {}) => mei.get<OutputOf<typeof GetGivenUpJobs>>("/staff/getGivenUpJobs", wish);

/** A job of this kind whose tries are over. */
async function givenUp(kind: string, payload: object, error = "connect ECONNREFUSED 10.0.0.1:587"): Promise<string> {
  const [{ id }] = (await ask(
    "select (graphile_worker.add_job($1, $2::json, max_attempts => 25, job_key => $3)).id::text as id",
    kind,
    JSON.stringify(payload),
    randomUUID(),
  )) as [{ id: string }];
  await ask(
    "update graphile_worker._private_jobs set attempts = max_attempts, last_error = $2, run_at = now() + interval '9 hours' where id = $1",
    id,
    error,
  );
  return id;
}
const again = (id: string, requestKey: string = randomUUID(), browser = mei) =>
  browser.code("/staff/tryJobAgain", { id, requestKey });
const away = (id: string) => mei.code("/staff/putJobAway", { id, requestKey: randomUUID() });
const waits = async (id: string) =>
  (await ask("select attempts, run_at <= now() as due from graphile_worker._private_jobs where id = $1", id))[0];
const deeds = async () =>
  (
    await ask(
      "select action, on_id from actions a join action_links l on l.action_id = a.id where on_kind = 'job' order by place",
    )
  ).map(({ action, on_id }) => `${action} ${on_id}`);
const deedsBefore = async () => (await deeds()).length;

describe("the list", () => {
  test("says what each was for, and of its error nothing that names a person or a secret", async () => {
    const { orderNumber } = await delivered(world, { email: "secret@example.com" });
    const [order] = await ask("select id from orders where number = $1", orderNumber);
    const [mail] = await ask("select id, kind from mails where order_id = $1 limit 1", order.id);
    await ask("delete from graphile_worker._private_jobs");
    await givenUp("deliver-order", { orderId: order.id }, "order of secret@example.com: key sk_live_1234 not found");
    await givenUp("send-mail", { mailId: mail.id }, "550 5.1.1 <secret@example.com> unknown");
    await givenUp("look-at-profile", { iccid: "8985234000000000017" }, "reseller: error 200011");
    await givenUp("check-ledger", {}, "no answer within 10000 ms");
    const { jobs, kinds } = await list();
    expect(
      jobs.map(({ kind, trouble, order: of, mailKind, iccid }) => [kind, trouble, of?.number, mailKind, iccid]),
    ).toEqual([
      ["check-ledger", "timeout", undefined, null, null],
      ["look-at-profile", "outside", undefined, null, "8985234000000000017"],
      ["send-mail", "mailbox", orderNumber, mail.kind, null],
      ["deliver-order", "bug", orderNumber, null, null],
    ]);
    expect(kinds.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    expect(JSON.stringify(jobs)).not.toMatch(/secret|sk_live|@/);
  });

  test("leads through all of them, 50 at a time, with none twice or left out, and by kind", async () => {
    for (let number = 0; number < 60; number++) await givenUp("check-ledger", {});
    await givenUp("find-work", {});
    const first = await list();
    const second = await list({ after: first.older! });
    const ids = [...first.jobs, ...second.jobs].map(({ id }) => id);
    expect([first.jobs.length, ids.length, new Set(ids).size, second.older]).toEqual([50, 61, 61, null]);
    expect((await list({ kind: "find-work" })).jobs.length).toBe(1);
    expect((await list({ kind: "no-such-job" })).jobs).toEqual([]);
  });

  test("leaves out what is still tried, is in hand, or was replaced while it ran", async () => {
    const [tried, inHand, replaced] = [
      await givenUp("find-work", {}),
      await givenUp("find-work", {}),
      await givenUp("find-work", {}),
    ];
    await ask("update graphile_worker._private_jobs set attempts = 3 where id = $1", tried);
    await ask("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w' where id = $1", inHand);
    await ask("update graphile_worker._private_jobs set key = null where id = $1", replaced);
    expect((await list()).jobs).toEqual([]);
    for (const id of [tried, inHand, replaced]) expect(await again(id)).toBe("JOB_GONE");
  });

  test("shows a payload that leads nowhere, or is none, without falling over", async () => {
    await givenUp("deliver-order", { orderId: randomUUID() });
    await givenUp("deliver-order", { orderId: "'; drop table orders; --", iccid: "<script>" });
    expect((await list()).jobs.map(({ order, iccid }) => [order, iccid])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe("trying again", () => {
  test("gives the job its tries back, once for two presses of one form, and the trail says so", async () => {
    const before = await deedsBefore();
    const id = await givenUp("find-work", {});
    const key = randomUUID();
    expect(await Promise.all([again(id, key), again(id, key)])).toEqual(["SUCCESS", "SUCCESS"]);
    expect(await waits(id)).toEqual({ attempts: 0, due: true });
    expect((await deeds()).slice(before)).toEqual(["job_tried_again find-work"]);
    expect((await list()).jobs).toEqual([]);
    expect(await workOff(world)).toEqual(["find-work"]);
    expect(await again(id)).toBe("JOB_GONE");
  });

  test("by two colleagues at once is one try", async () => {
    const before = await deedsBefore();
    const id = await givenUp("find-work", {});
    expect((await Promise.all([again(id), again(id), again(id)])).toSorted()).toEqual([
      "JOB_GONE",
      "JOB_GONE",
      "SUCCESS",
    ]);
    expect((await deeds()).length).toBe(before + 1);
  });

  test("does nothing for a job that was done or deleted while the button was pressed", async () => {
    const id = await givenUp("find-work", {});
    const other = await world.pool.connect();
    await other.query("begin");
    await other.query("select from graphile_worker.complete_jobs($1)", [[id]]);
    const pressed = again(id);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await other.query("commit");
    other.release();
    expect(await pressed).toBe("JOB_GONE");
    expect(await ask("select from graphile_worker._private_jobs")).toEqual([]);
  });

  test("one that cannot be written in the trail is not tried", async () => {
    const id = await givenUp("find-work", {});
    await ask("alter table actions add constraint nothing check (action <> 'job_tried_again') not valid");
    expect(await again(id)).toBe("UNKNOWN_ERROR");
    await ask("alter table actions drop constraint nothing");
    expect(await waits(id)).toEqual({ attempts: 25, due: false });
  });

  test("for a closed order says that nothing is left, and puts it away instead", async () => {
    const { orderNumber } = await delivered(world);
    const [{ id: orderId }] = (await ask("select id from orders where number = $1", orderNumber)) as [{ id: string }];
    await ask("delete from graphile_worker._private_jobs");
    const id = await givenUp("dispatch-order", { orderId });
    expect(await away(id)).toBe("JOB_NOT_POINTLESS");
    await ask("update orders set state = 'refunded' where id = $1", orderId);
    expect((await list()).jobs[0]).toMatchObject({ pointless: "refunded" });
    expect(await again(id)).toBe("JOB_POINTLESS");
    expect(await away(id)).toBe("SUCCESS");
    expect(await away(id)).toBe("JOB_GONE");
    expect(await ask("select from graphile_worker._private_jobs")).toEqual([]);
  });

  test("all of a kind tries what has something to do, in one deed, from two windows once each", async () => {
    const before = await deedsBefore();
    const { orderNumber } = await delivered(world);
    const [{ id: orderId }] = (await ask("select id from orders where number = $1", orderNumber)) as [{ id: string }];
    await ask("update orders set state = 'refunded' where id = $1", orderId);
    await ask("delete from graphile_worker._private_jobs");
    for (let number = 0; number < 8; number++) await givenUp("dispatch-order", { orderId: randomUUID() });
    await givenUp("dispatch-order", { orderId });
    const other = await givenUp("find-work", {});
    const all = () =>
      mei.get<{ tried: number; putAway: number }>("/staff/tryJobsAgain", {
        kind: "dispatch-order",
        requestKey: randomUUID(),
      });
    const [one, two] = await Promise.all([all(), all()]);
    expect([one.tried + two.tried, one.putAway + two.putAway]).toEqual([8, 1]);
    expect((await list()).jobs.map(({ id }) => id)).toEqual([other]);
    expect(new Set((await deeds()).slice(before))).toEqual(
      new Set(["job_tried_again dispatch-order", "job_put_away dispatch-order"]),
    );
  });

  test("is refused to whoever may only look, also when the right went meanwhile", async () => {
    const { browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom Ridley", role: "logistics" });
    const id = await givenUp("find-work", {});
    expect(await tom.code("/staff/getGivenUpJobs", {})).toBe("SUCCESS");
    expect(await again(id, randomUUID(), tom)).toBe("RIGHT_MISSING");
    await ask("delete from staff_grants where role = 'logistics' and \"right\" = 'see_incidents'");
    expect(await tom.code("/staff/getGivenUpJobs", {})).toBe("RIGHT_MISSING");
    expect(await waits(id)).toEqual({ attempts: 25, due: false });
  });

  test.each(Object.entries(hostileValues))("takes nothing hostile: %s", async (_name, value) => {
    expect(await mei.code("/staff/tryJobAgain", { id: value, requestKey: randomUUID() })).toMatch(
      /^(INVALID_INPUT|JOB_GONE)$/,
    );
    expect(await mei.code("/staff/tryJobsAgain", { kind: value, requestKey: randomUUID() })).toBe("INVALID_INPUT");
    expect(await mei.code("/staff/getGivenUpJobs", { kind: value })).toBe("INVALID_INPUT");
    expect(await mei.code("/staff/getGivenUpJobs", { after: value })).toMatch(/^(INVALID_INPUT|SUCCESS)$/);
  });
});
