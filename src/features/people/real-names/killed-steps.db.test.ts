import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { openKilledEverywhere } from "./killed-everywhere.world.ts";
import { aForm, aPhoto, begun, objectsOf, sent, swept, type Form } from "./real-names.world.ts";

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
const ask = async (path: string, wish: object) => (await world.answer(path, wish)).envelope.resultCode;
const hours = (many: number) => world.at(new Date(world.shop.clock().getTime() + many * 3_600_000).toISOString());

const stateOf = async ({ number }: Form) =>
  (await rows("select state from real_names where number = $1", [number]))[0].state;
const photosOf = async ({ number }: Form) =>
  (
    await rows(
      "select photo.state from real_name_photos photo join real_names name on name.id = real_name_id where number = $1",
      [number],
    )
  ).map(({ state }) => state);
const jobsOf = async ({ number }: Form, name: string) =>
  rows(
    `select job.payload from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = $1 and job.payload::jsonb ->> 'id' = (select id::text from real_names where number = $2)`,
    [name, number],
  );

/** Each for a SIM and with a document of its own. */
const one = (place: number) => {
  const { document } = aForm({ number: "", key: "" }) as { document: object };
  return { sims: [{ iccid: aSim(20 + place) }], document: { ...document, number: `TR12${1000 + place}` } };
};

test("a photograph that comes: nothing is half, and whatever was begun is gone after a day", async () => {
  const steps = await killedEverywhere({
    of: async () => ({}),
    act: () => ask("/realName/addPhoto", { photo: aPhoto(), slot: "front" }),
    after: async () => expect(await ask("/realName/addPhoto", { photo: aPhoto(), slot: "front" })).toBe("SUCCESS"),
  });
  expect(steps).toBeGreaterThan(7);
  hours(2);
  await swept(world);
  expect(await objectsOf(world)).toHaveLength((await rows("select from real_name_photos where state = 'kept'")).length);
  hours(23);
  await swept(world);
  expect(await objectsOf(world)).toEqual([]);
  expect(await rows("select from real_name_photos where state <> 'gone'")).toEqual([]);
  expect(await rows("select from real_names where state <> 'withdrawn' or forgotten_at is null")).toEqual([]);
});

test("another one in its place: the form has the one before until it has the new one", async () => {
  const steps = await killedEverywhere({
    of: () => begun(world),
    act: async (form) => {
      expect((await photosOf(form)).filter((state) => state === "kept")).toHaveLength(1);
      return ask("/realName/addPhoto", { photo: aPhoto("sharper"), slot: "front", number: form.number, key: form.key });
    },
    after: async (form) => expect((await photosOf(form)).filter((state) => state === "kept")).toHaveLength(1),
  });
  expect(steps).toBeGreaterThan(7);
  hours(2);
  await swept(world);
  expect(await objectsOf(world)).toHaveLength(steps + 1);
});

test("what it says: read once more, the form is filled in", async () => {
  world.shop.documents = {
    ...world.shop.documents,
    read: async () => ({ read: { type: 1, fields: { number: { text: "TR1234567", doubtful: [], isProved: true } } } }),
  };
  const readPhoto = async ({ number, key }: Form) =>
    (await world.answer("/realName/readPhoto", { number, key, slot: "front" })).envelope.resultData;
  const steps = await killedEverywhere({
    of: () => begun(world),
    act: readPhoto,
    after: async (form) =>
      expect(await readPhoto(form)).toMatchObject({ document: { fields: { number: { text: "TR1234567" } } } }),
  });
  expect(steps).toBeGreaterThan(3);
});

test("sent: it is there once, with its consents and its letter, or not at all", async () => {
  const steps = await killedEverywhere({
    of: async (place) => aForm(await begun(world), one(place)) as Form,
    act: async (wish) => {
      // before the second try, too
      if ((await stateOf(wish)) === "draft") expect(await jobsOf(wish, "tell-real-name")).toEqual([]);
      expect(["SUCCESS", "SYSTEM_ERROR"]).toContain(await ask("/realName/submit", wish));
    },
    after: async (wish) => {
      expect(await stateOf(wish)).toBe("received");
      expect(await jobsOf(wish, "tell-real-name")).toHaveLength(1);
      const consents = "select from real_name_consents consent join real_names on id = real_name_id where number = $1";
      expect(await rows(consents, [wish.number])).toHaveLength(4);
    },
  });
  expect(steps).toBeGreaterThan(15);
});

test("decided: the same decision again is the same one, written down once", async () => {
  const steps = await killedEverywhere({
    of: async (place) => ({ ...(await sent(world, one(place))), requestKey: randomUUID() }),
    act: ({ number, requestKey }) =>
      kit.code("/staff/decideRealName", { requestKey, number, version: 2, decision: "registered" }),
    after: async (form) => {
      expect(await stateOf(form)).toBe("registered");
      expect(await jobsOf(form, "carry-out-real-name")).toHaveLength(1);
      const decided = "select from actions where action = 'real_name_decided' and on_id = $1";
      expect(await rows(decided, [form.number])).toHaveLength(1);
    },
  });
  expect(steps).toBeGreaterThan(8);
});

const runJob = async (name: string, payload: unknown) =>
  (await import("../../../jobs.server.ts")).jobs.find((job) => job.name === name)!.run(payload, world.shop);
const accept = (number: string) =>
  kit.code("/staff/decideRealName", { requestKey: randomUUID(), number, version: 2, decision: "registered" });

/** A registration in force, and what corrects its SIM. */
async function correctionAt(place: number) {
  const { number, key } = await sent(world, one(place));
  expect(await accept(number)).toBe("SUCCESS");
  await workOff(world, { evenLater: true, only: "carry-out-real-name" });
  hours(1 / 120);
  const { sims } = (await world.answer("/realName/getRealName", { number, key })).envelope.resultData as {
    sims: { ref: string }[];
  };
  return { number, key, requestKey: randomUUID(), sim: sims[0]!.ref, iccid: aSim(7000 + place) };
}

const correctionsOf = ({ number }: Form) =>
  rows(
    "select id, number, version from real_names where state <> 'draft' and corrects = (select id from real_names where number = $1)",
    [number],
  );

/** Of copies that were begun and never sent nothing is left. */
async function expectObjectsOf(corrected: number): Promise<void> {
  hours(25);
  await swept(world);
  await swept(world);
  expect(await objectsOf(world)).toHaveLength(2 * corrected);
}

test("a SIM's number that is corrected: sent once or not at all", async () => {
  const steps = await killedEverywhere({
    of: correctionAt,
    act: async (wish) => expect(["SUCCESS", "SYSTEM_ERROR"]).toContain(await ask("/realName/correctSim", wish)),
    after: async (wish) => {
      const corrections = await correctionsOf(wish);
      expect(corrections).toHaveLength(1);
      expect(await jobsOf({ number: corrections[0].number, key: "" }, "tell-real-name")).toHaveLength(1);
    },
  });
  expect(steps).toBeGreaterThan(15);
  await expectObjectsOf(steps + 1);
});

test("a correction that was accepted: the right SIM is registered before the wrong one leaves", async () => {
  const heldBy = async (iccid: string) =>
    (await rows("select real_name_id as id from real_name_sims where holds and iccid = $1", [iccid])).map(
      ({ id }) => id,
    );
  const steps = await killedEverywhere({
    of: async (place) => {
      const wish = await correctionAt(place);
      await ask("/realName/correctSim", wish);
      const [{ id, number, version }] = await correctionsOf(wish);
      expect(await accept(number)).toBe("SUCCESS");
      await runJob("carry-out-real-name", { id, version: version + 1 });
      return { id, right: wish.iccid, wrong: aSim(20 + place) };
    },
    act: ({ id }) => runJob("end-corrected-sim", { id }),
    after: async ({ id, right, wrong }) => {
      expect([await heldBy(right), await heldBy(wrong)]).toEqual([[id], []]);
      expect(await rows("select regions from told_sims where iccid = $1", [right])).toEqual([{ regions: ["HK"] }]);
    },
  });
  expect(steps).toBeGreaterThan(8);
  await expectObjectsOf(steps + 1);
});

test("withdrawn and deleted: the second try ends it, and that it is gone is proven", async () => {
  const steps = await killedEverywhere({
    of: async (place) => ({ ...(await sent(world, one(place))), requestKey: randomUUID() }),
    act: ({ number, key, requestKey }) => ask("/realName/withdraw", { number, key, requestKey }),
    after: async (form) => {
      expect(await stateOf(form)).toBe("withdrawn");
      expect(await photosOf(form)).toEqual(["leaving"]);
    },
  });
  expect(steps).toBeGreaterThan(5);
  const sweeps = await killedEverywhere({
    of: async (place) => {
      const form = await sent(world, one(100 + place));
      await ask("/realName/withdraw", { number: form.number, key: form.key, requestKey: randomUUID() });
      return form;
    },
    act: () => swept(world),
    after: async (form) => {
      expect(await photosOf(form)).toEqual(["gone"]);
      expect(await objectsOf(world)).toEqual([]);
    },
  });
  expect(sweeps).toBeGreaterThan(5);
});

test("carried out and told: each job that was killed is done by its next run, and its person is told the same thing", async () => {
  const { jobs } = await import("../../../jobs.server.ts");
  const run = (name: string, payload: unknown) => jobs.find((job) => job.name === name)!.run(payload, world.shop);
  const registered = async (place: number) => {
    const form = await sent(world, one(place));
    const wish = { requestKey: randomUUID(), number: form.number, version: 2, decision: "registered" };
    expect(await kit.code("/staff/decideRealName", wish)).toBe("SUCCESS");
    const [{ payload }] = await jobsOf(form, "carry-out-real-name");
    return { ...form, payload };
  };
  const tellings = async (form: Form) =>
    (await jobsOf(form, "tell-real-name")).filter(({ payload }) => payload.state === "registered");
  const steps = await killedEverywhere({
    of: registered,
    act: ({ payload }) => run("carry-out-real-name", payload),
    after: async (form) => expect(await tellings(form)).toHaveLength(1),
  });
  expect(steps).toBeGreaterThan(5);
  const told = await killedEverywhere({
    of: async (place) => {
      const form = await registered(100 + place);
      await run("carry-out-real-name", form.payload);
      const [{ payload }] = await tellings(form);
      world.letters.length = 0;
      return { ...form, payload };
    },
    act: ({ payload }) => run("tell-real-name", payload),
    // a mailbox that gets it twice gets the same message
    after: async ({ number }) => {
      expect(new Set(world.letters.map(({ id }) => id)).size).toBe(1);
      expect(world.letters[0]!.text).toContain(number);
    },
  });
  expect(told).toBeGreaterThan(1);
  await workOff(world, { evenLater: true, most: 500 });
  expect(await rows("select from real_names where state <> 'registered'")).toEqual([]);
});
