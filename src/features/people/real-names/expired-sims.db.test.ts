import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { NetworkUnavailable, type SimOnNetwork } from "../../../adapters/network/network.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import { endExpiredSims } from "./end-expired-sims.server.ts";
import { aForm, objectsOf, sent, swept, type Form } from "./real-names.world.ts";

let world: World;
let kit: Awaited<ReturnType<typeof joined>>["browser"];
/** What the network says, where it is not that a SIM is active. */
let said: Map<string, SimOnNetwork["state"]>;
let asked: number;
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" } });
  ({ browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "reviewer" }));
  said = new Map();
  asked = 0;
  const network = { ...world.shop.network };
  world.shop.network.findSims = async (iccids) => {
    asked += iccids.length;
    return (await network.findSims(iccids)).map((sim) => ({ ...sim, state: said.get(sim.iccid) ?? sim.state }));
  };
});
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const state = async ({ number }: Form) =>
  (await rows("select state, reason, forget_at from real_names where number = $1", [number]))[0];
const held = async () =>
  (await rows("select iccid from real_name_sims where holds order by iccid")).map((it) => it.iccid);
async function registered(...places: number[]): Promise<Form> {
  const form = await sent(world, {
    sims: places.map((place) => ({ iccid: aSim(place) })),
    document: {
      ...(aForm({ number: "", key: "" }) as { document: object }).document,
      number: `TR12345${10 + places[0]!}`,
    },
  });
  await kit.code("/staff/decideRealName", {
    requestKey: randomUUID(),
    number: form.number,
    version: 2,
    decision: "registered",
  });
  await workOff(world, { evenLater: true });
  world.letters.length = 0;
  asked = 0;
  return form;
}
/** The nights from this day of November on; a 31st is 1 December. */
async function nights(from: number, to: number): Promise<void> {
  for (let day = from; day <= to; day++) {
    world.at(new Date(Date.UTC(2026, 10, day, 2, 20)).toISOString());
    await endExpiredSims.run({}, world.shop);
  }
  await workOff(world, { evenLater: true });
}

describe("a registration whose SIM the network has given up", () => {
  test("ends after a week, its person is told why, and its document is deleted on its day", async () => {
    const form = await registered(7);
    await nights(22, 23);
    expect(await state(form)).toMatchObject({ state: "registered", forget_at: null });
    said.set(aSim(7), "expired");
    await nights(24, 30);
    expect(await state(form)).toMatchObject({ state: "registered", forget_at: null });
    await nights(31, 31);
    expect(await state(form)).toEqual({
      state: "deregistered",
      reason: "sim_expired",
      forget_at: new Date("2027-12-01T02:20:00Z"),
    });
    expect(world.letters.map(({ to, text }) => [to, text.includes("this SIM has expired")])).toEqual([
      ["mei@example.com", true],
    ]);
    expect((await world.answer("/realName/getRealName", form)).envelope.resultData).toMatchObject({
      state: "deregistered",
      reasons: ["sim_expired"],
      forgetAt: "2027-12-01T02:20:00.000Z",
    });
    expect(asked).toBe(10);
    await nights(32, 33);
    expect(world.letters).toHaveLength(1);
    world.at("2027-12-01T02:25:00Z");
    await swept(world);
    expect(await objectsOf(world)).toEqual([]);
  });

  test("of several loses that one alone, and its person is told of it", async () => {
    const form = await registered(7, 8);
    said.set(aSim(8), "expired");
    await nights(22, 29);
    expect([await held(), await state(form)]).toEqual([
      [aSim(7)],
      { state: "registered", reason: null, forget_at: null },
    ]);
    expect(world.letters.map(({ subject, text }) => [subject, text.includes("this SIM has expired")])).toEqual([
      [`Your registration ${form.number}`, true],
    ]);
  });

  test("goes on where the SIM was back in between, and while the network is silent", async () => {
    const form = await registered(7);
    said.set(aSim(7), "expired");
    await nights(22, 27);
    said.delete(aSim(7));
    await nights(28, 28);
    said.set(aSim(7), "expired");
    await nights(29, 31);
    world.shop.network.findSims = () => Promise.reject(new NetworkUnavailable("down"));
    await nights(32, 50);
    expect(await state(form)).toMatchObject({ state: "registered" });
  });

  test("is asked about once in a night, whoever asks", async () => {
    await registered(7);
    world.at("2026-11-22T02:20:00Z");
    await Promise.all([endExpiredSims.run({}, world.shop), endExpiredSims.run({}, world.shop)]);
    await endExpiredSims.run({}, world.shop);
    expect(asked).toBe(1);
  });

  test("is not one after two looks a week apart", async () => {
    const form = await registered(7);
    said.set(aSim(7), "expired");
    await nights(22, 22);
    await nights(30, 30);
    expect(await state(form)).toMatchObject({ state: "registered" });
    await nights(31, 37);
    expect(await state(form)).toMatchObject({ state: "deregistered" });
  });

  test("is out for a week anew after nights without an answer, or with one of another's network", async () => {
    for (const first of [1, 4, 7, 10]) await registered(first, first + 1, first + 2);
    const { network } = world.shop;
    const silent = () => Promise.reject(new NetworkUnavailable("down"));
    const another: typeof network.findSims = async (iccids) => iccids.map((iccid) => ({ iccid, state: "unknown" }));
    said.set(aSim(1), "expired");
    let night = 22;
    for (const wrong of [silent, another]) {
      await nights(night, night + 6);
      world.shop.network = { ...network, findSims: wrong };
      await nights(night + 7, night + 8);
      world.shop.network = network;
      await nights(night + 9, night + 9);
      night += 11;
    }
    expect(await held()).toHaveLength(12);
  });

  test("that a few of a small shop are not known to the network ends nothing: a person looks at it, once a week", async () => {
    const form = await registered(7, 8);
    said.set(aSim(8), "unknown");
    const cases = () => rows("select subject, opened_at from cases where kind = 'registered_sim_unknown'");
    await nights(22, 28);
    expect(await cases()).toEqual([]);
    await nights(29, 29);
    const subject = `${form.number} ${maskedIccid(aSim(8))}`;
    expect([await held(), await cases()]).toEqual([
      [aSim(7), aSim(8)],
      [{ subject, opened_at: new Date("2026-11-29T02:20:00Z") }],
    ]);
    await rows("update cases set closed_at = now(), closing_note = 'looked at it'");
    await nights(30, 36);
    expect(await cases()).toHaveLength(1);
    await nights(37, 37);
    expect(await cases()).toHaveLength(2);
  });

  test("nor where they are more than are asked about at once", async () => {
    await registered(1);
    const more = Array.from({ length: 204 }, (_, place) => aSim(20 + place));
    await rows(
      "insert into real_name_sims (real_name_id, iccid, holds) select id, unnest($1::text[]), true from real_names",
      [more],
    );
    for (const iccid of [aSim(1), ...more]) said.set(iccid, "unknown");
    await nights(22, 30);
    expect(await held()).toHaveLength(205);
  });

  test("is not one of a network that knows none of them: that is another's", async () => {
    for (const first of [1, 4, 7, 10]) await registered(first, first + 1, first + 2);
    for (let place = 1; place <= 12; place++) said.set(aSim(place), "unknown");
    await nights(22, 40);
    expect(await held()).toHaveLength(12);
    said.delete(aSim(12));
    await nights(41, 48);
    expect(await held()).toEqual([aSim(12)]);
  });
});
