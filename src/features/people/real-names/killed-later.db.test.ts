import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aSim } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { openKilledEverywhere } from "./killed-everywhere.world.ts";
import { aForm, aPhoto, begun, sent, swept, type Form } from "./real-names.world.ts";

const plenty = "10000";
let world: World;
let killedEverywhere: ReturnType<typeof openKilledEverywhere>;
let kit: Awaited<ReturnType<typeof joined>>["browser"];
beforeEach(async () => {
  world = await freshWorld({
    environment: { WRITE_CALLS_PER_MINUTE: plenty, COSTLY_CALLS_PER_MINUTE: plenty, NETWORK_TRIES: "1000" },
  });
  ({ browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "reviewer" }));
  killedEverywhere = openKilledEverywhere(world);
});
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const ask = async (path: string, wish: object) => (await world.answer(path, wish)).envelope;
const code = async (path: string, wish: object) => (await ask(path, wish)).resultCode;
const later = (seconds: number) => world.at(new Date(world.shop.clock().getTime() + seconds * 1000).toISOString());
const rowOf = async ({ number }: Form) => (await rows("select * from real_names where number = $1", [number]))[0];
const jobsOf = async ({ number }: Form, name: string) =>
  rows(
    `select job.payload from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = $1 and job.payload::jsonb ->> 'id' = (select id::text from real_names where number = $2)`,
    [name, number],
  );
const tellings = async (form: Form, state: string) =>
  (await jobsOf(form, "tell-real-name")).filter(({ payload }) => payload.state === state);
const actionsOn = ({ number }: Form, action: string) =>
  rows("select from actions where action = $1 and on_id = $2", [action, number]);
const run = async (name: string, payload: unknown) => {
  const { jobs } = await import("../../../jobs.server.ts");
  await jobs.find((job) => job.name === name)!.run(payload, world.shop);
};

const passport = (number: string) => ({
  document: { ...(aForm({ number: "", key: "" }) as { document: object }).document, number },
});
/** Each for SIMs and with a document of its own. */
const one = (place: number, many = 1) => ({
  sims: Array.from({ length: many }, (_, sim) => ({ iccid: aSim(20 + place * 2 + sim) })),
  ...passport(`TR12${1000 + place}`),
});
const decided = async (form: Form, more: object = {}) => {
  const wish = { requestKey: randomUUID(), number: form.number, version: 2, decision: "registered", ...more };
  expect(await kit.code("/staff/decideRealName", wish)).toBe("SUCCESS");
  return form;
};
/** Without the steps that lead there, which are killed elsewhere; what follows from it is not carried out yet. */
const accepted = async (more: object) => {
  const form = await sent(world, more);
  await rows(
    "update real_names set state = 'registered', version = 3, decided_at = $2, forget_at = null where number = $1",
    [form.number, world.shop.clock()],
  );
  return form;
};
const registered = async (more: object) => {
  const form = await accepted(more);
  later(11);
  return form;
};

test("mended: it is back in the queue once, with one message", async () => {
  const steps = await killedEverywhere({
    of: async (place) => {
      const more = one(place);
      const form = await decided(await sent(world, more), { decision: "again", reasons: ["details_differ"] });
      return { ...form, requestKey: randomUUID(), document: passport(`TR98${1000 + place}`).document };
    },
    act: (wish) => ask("/realName/mend", wish),
    after: async (form) => {
      expect(await rowOf(form)).toMatchObject({ state: "received", version: 4, reason: null });
      expect((await tellings(form, "received")).map(({ payload }) => payload.version)).toEqual([2, 4]);
    },
  });
  expect(steps).toBeGreaterThan(8);
});

test("one SIM taken out: that one alone, once, and both the network and its person hear of it once", async () => {
  const steps = await killedEverywhere({
    of: async (place) => {
      const form = await registered(one(place, 2));
      const { sims } = (await ask("/realName/getRealName", form)).resultData as { sims: { ref: string }[] };
      return { number: form.number, key: form.key, requestKey: randomUUID(), sim: sims[0]!.ref };
    },
    act: (wish) => ask("/realName/withdrawSim", wish),
    after: async (form) => {
      expect(await rowOf(form)).toMatchObject({ state: "registered", version: 4 });
      const held = "select from real_name_sims join real_names on id = real_name_id where number = $1 and holds";
      expect(await rows(held, [form.number])).toHaveLength(1);
      expect(await jobsOf(form, "tell-sim-left")).toHaveLength(1);
    },
  });
  expect(steps).toBeGreaterThan(7);
});

test("ended by a reviewer: it ends once, and its person hears of it once", async () => {
  const steps = await killedEverywhere({
    of: async (place) => ({ ...(await registered(one(place))), requestKey: randomUUID() }),
    act: ({ number, requestKey }) =>
      kit.code("/staff/deregisterRealName", { requestKey, number, version: 3, reason: "Asked by e-mail" }),
    after: async (form) => {
      expect(await rowOf(form)).toMatchObject({ state: "deregistered", version: 4 });
      expect(await tellings(form, "deregistered")).toHaveLength(1);
      expect(await actionsOn(form, "real_name_deregistered")).toHaveLength(1);
    },
  });
  expect(steps).toBeGreaterThan(8);
});

test("corrected by what is proved: the document is the proved one, written down once", async () => {
  world.shop.documents = {
    ...world.shop.documents,
    read: async () => ({
      read: { type: 1, fields: { birth: { text: "1990-02-16", doubtful: [], isProved: true } } },
    }),
  };
  const steps = await killedEverywhere({
    of: async (place) => {
      const form = await begun(world);
      await ask("/realName/readPhoto", { number: form.number, key: form.key, slot: "front" });
      expect(await code("/realName/submit", aForm(form, one(place)))).toBe("SUCCESS");
      expect(await kit.code("/staff/openRealName", { number: form.number, reason: "Review" })).toBe("SUCCESS");
      return { ...form, requestKey: randomUUID() };
    },
    act: ({ number, requestKey }) => kit.code("/staff/correctRealName", { requestKey, number, version: 2 }),
    after: async (form) => {
      expect(await rowOf(form)).toMatchObject({ state: "received", version: 3 });
      expect(await actionsOn(form, "real_name_corrected")).toHaveLength(1);
      const opened = await kit.get<{ document: { birth: string } }>("/staff/openRealName", { number: form.number });
      expect(opened.document.birth).toBe("1990-02-16");
    },
  });
  expect(steps).toBeGreaterThan(10);
});

test("a change that is carried out: its SIMs are under one name, and whoever had them hears of it once", async () => {
  const steps = await killedEverywhere({
    of: async (place) => {
      const before = await registered(one(place));
      const { sims } = one(place);
      const original = { type: 1, number: `TR12${1000 + place}` };
      const form = await accepted({ purpose: 2, sims, original, ...passport(`TR98${1000 + place}`) });
      return { ...form, before, payload: { id: (await rowOf(form)).id, version: 3 } };
    },
    act: ({ payload }) => run("carry-out-real-name", payload),
    after: async ({ before, ...form }) => {
      expect([(await rowOf(before)).state, (await rowOf(form)).state]).toEqual(["deregistered", "registered"]);
      const held =
        "select number from real_name_sims join real_names on id = real_name_id where holds and number = any ($1)";
      expect(await rows(held, [[before.number, form.number]])).toEqual([{ number: form.number }]);
      expect(await jobsOf(before, "tell-sims-moved")).toHaveLength(1);
      expect(await tellings(form, "registered")).toHaveLength(1);
    },
  });
  expect(steps).toBeGreaterThan(10);
});

test("told to the network: the next run tells it, whatever it has heard", async () => {
  const steps = await killedEverywhere({
    of: async (place) => {
      const more = one(place);
      await accepted(more);
      return more.sims[0]!;
    },
    act: ({ iccid }) => run("register-sim", { iccid }),
    after: async ({ iccid }) => {
      expect(await rows("select regions from sandbox_network.registered where iccid = $1", [iccid])).toEqual([
        { regions: ["HK"] },
      ]);
      expect(await rows("select regions, failure from told_sims where iccid = $1", [iccid])).toEqual([
        { regions: ["HK"], failure: null },
      ]);
    },
  });
  expect(steps).toBeGreaterThan(4);
});

test("never answered: it is forgotten and told once, or neither", async () => {
  const steps = await killedEverywhere({
    of: async (place) => {
      world.at("2026-11-21T08:00:00Z");
      const again = { decision: "again", reasons: ["photo_unreadable"] };
      const form = await decided(await sent(world, one(place)), again);
      world.at("2027-02-19T08:00:01Z");
      return form;
    },
    act: async (form) => {
      const { forgotten_at: at } = await rowOf(form);
      expect(await jobsOf(form, "tell-real-name-lapsed")).toHaveLength(at === null ? 0 : 1);
      await swept(world);
    },
    after: async (form) => {
      expect(await rowOf(form)).toMatchObject({ state: "withdrawn", email: null, details: null });
      expect(await jobsOf(form, "tell-real-name-lapsed")).toHaveLength(1);
    },
  });
  expect(steps).toBeGreaterThan(8);
});

type Handed = Form & { code: string };
const given = async <Answer>(path: string, wish: object): Promise<Answer> => {
  const { resultCode, resultData } = await ask(path, wish);
  expect([path, resultCode]).toEqual([path, "SUCCESS"]);
  return resultData as Answer;
};

test("a code for photographs: whoever lost it or its key asks for another one, and the phone sends by that", async () => {
  const open = ({ number, key }: Form) => ({ number, key, type: 1, slots: ["front"] });
  const works = async (form: Form) => {
    const { code: another } = await given<Handed>("/realName/openHandOver", open(form));
    const { number, key } = await given<Form>("/realName/takeHandOver", { code: another });
    expect(await code("/realName/addPhoto", { number, key, slot: "front", photo: aPhoto() })).toBe("SUCCESS");
  };
  const steps = await killedEverywhere({
    of: () => begun(world),
    act: (form) => ask("/realName/openHandOver", open(form)),
    after: works,
  });
  expect(steps).toBeGreaterThan(4);
  const taken = await killedEverywhere({
    of: async () => {
      const form = await begun(world);
      return { ...form, code: (await given<Handed>("/realName/openHandOver", open(form))).code };
    },
    act: ({ code: shown }) => ask("/realName/takeHandOver", { code: shown }),
    after: async (form) => {
      expect(await code("/realName/takeHandOver", { code: form.code })).toBe("NOT_FOUND");
      await works(form);
    },
  });
  expect(taken).toBeGreaterThan(2);
});

test("a code for a whole form: killed anywhere, the desk ends it and shows another one, and nothing stays of the first", async () => {
  const answers = [{ name: "contactName", text: "Mei Chan" }];
  const open = () => given<Handed>("/realName/handOverForm", { answers });
  const works = async () => {
    const { number, key } = await given<Form>("/realName/takeForm", { code: (await open()).code });
    expect(await code("/realName/addPhoto", { number, key, slot: "front", photo: aPhoto() })).toBe("SUCCESS");
  };
  const opened = await killedEverywhere({
    of: async () => ({}),
    act: () => ask("/realName/handOverForm", { answers }),
    after: works,
  });
  expect(opened).toBeGreaterThan(2);
  const taken = await killedEverywhere({
    of: open,
    act: ({ code: shown }) => ask("/realName/takeForm", { code: shown }),
    after: async (desk) => {
      expect(await code("/realName/takeForm", { code: desk.code })).toBe("NOT_FOUND");
      expect(await code("/realName/endFormHandOver", { number: desk.number, key: desk.key })).toBe("SUCCESS");
      expect(await rowOf(desk)).toMatchObject({ state: "withdrawn" });
      await works();
    },
  });
  expect(taken).toBeGreaterThan(5);
  const ended = await killedEverywhere({
    of: open,
    act: ({ number, key }) => ask("/realName/endFormHandOver", { number, key }),
    after: async (desk) => {
      expect(await rowOf(desk)).toMatchObject({ state: "withdrawn" });
      expect(await code("/realName/takeForm", { code: desk.code })).toBe("NOT_FOUND");
    },
  });
  expect(ended).toBeGreaterThan(5);
  expect(
    await rows("select from real_name_form_hand_overs where answers is not null and taken_at is not null"),
  ).toEqual([]);
  later(25 * 3600);
  await swept(world);
  expect(await rows("select from real_name_form_hand_overs")).toEqual([]);
  expect(await rows("select from real_names where state <> 'withdrawn'")).toEqual([]);
});
