import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { iccidKey } from "../../../kernel/iccid.ts";
import { contextFor } from "../../../platform/context.server.ts";
import { networkByHand } from "../../../sandboxes/network/by-hand.server.ts";
import { moveRegistration } from "./moved-store.server.ts";
import { aForm, begun, sent, type Form } from "./real-names.world.ts";
import { registerSim } from "./register-sim-job.server.ts";
import { realNameOfSim } from "./sim-store.server.ts";

let world: World;
let kit: Awaited<ReturnType<typeof joined>>["browser"];
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" } });
  ({ browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "reviewer" }));
});
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const decide = ({ number }: Form) =>
  kit.code("/staff/decideRealName", { requestKey: randomUUID(), number, version: 2, decision: "registered" });
const worked = () => workOff(world, { evenLater: true });
const passport = (number: string) => ({
  document: { ...(aForm({ number: "", key: "" }) as { document: object }).document, number },
});

/** The back of a card: groups of digits, and a vendor's one behind the check digit. */
const printed = (number: number, digit = 5) => `${aSim(number).replaceAll(/(.{4})(?=.)/g, "$1 ")}${digit}`;

describe("a SIM as it is printed, with its twentieth digit", () => {
  test("is the one that stock has: its traveller has data, and staff find its registration", async () => {
    const form = await sent(world, { sims: [{ iccid: printed(7) }] });
    await decide(form);
    await worked();
    expect(await rows("select iccid, holds from real_name_sims")).toEqual([{ iccid: aSim(7), holds: true }]);
    const hand = networkByHand({ pool: world.pool, clock: world.shop.clock });
    await world.shop.network.loadPlan({
      key: randomUUID(),
      iccid: aSim(7),
      planCode: "hk-10gb-30d",
      kind: "fixed",
      allowanceMb: 10_240,
      days: 30,
      speedAfterKbps: 0,
      startRule: "first_connection",
      dayRule: null,
      dayZone: null,
      countries: ["HK", "TW"],
      boughtAt: world.shop.clock(),
      useBy: new Date("2027-05-20T08:00:00Z"),
    });
    await hand.goTo(aSim(7), "HK");
    expect(await hand.useNow(aSim(7), 10)).toBe(10);
    for (const iccid of [aSim(7), `${aSim(7)}5`])
      expect(await realNameOfSim(world.shop.db, iccid)).toMatchObject({ number: form.number });
  });

  test("is under one name, whichever twentieth digit another person types", async () => {
    await sent(world, { sims: [{ iccid: printed(7, 5) }] });
    for (const iccid of [printed(7, 3), aSim(7)]) {
      const form = await begun(world);
      const wish = aForm(form, { sims: [{ iccid }], ...passport("TR7654321") });
      expect((await world.answer("/realName/submit", wish)).envelope.resultData).toMatchObject({
        fields: [{ field: "sims.0.iccid", problem: "iccid.registered" }],
      });
    }
  });

  test("of a changed document is the one that the document before has", async () => {
    await decide(await sent(world, { sims: [{ iccid: printed(7) }] }));
    await worked();
    const original = { type: 1, number: "TR1234567" };
    await decide(await sent(world, { purpose: 2, sims: [{ iccid: aSim(7) }], original, ...passport("TR7654321") }));
    await worked();
    expect(await rows("select iccid, holds from real_name_sims order by holds")).toEqual([
      { iccid: aSim(7), holds: false },
      { iccid: aSim(7), holds: true },
    ]);
  });

  test("moves to the eSIM in its place, under whichever spelling either is known", async () => {
    await decide(await sent(world, { sims: [{ iccid: aSim(7) }] }));
    await worked();
    await world.shop.db.transaction().execute((tx) => moveRegistration(tx, { from: `${aSim(7)}3`, to: `${aSim(8)}2` }));
    expect(await rows("select iccid from real_name_sims")).toEqual([{ iccid: aSim(8) }]);
    await worked();
    expect(await rows("select iccid, regions from told_sims order by iccid")).toEqual([
      { iccid: aSim(7), regions: [] },
      { iccid: aSim(8), regions: ["HK"] },
    ]);
  });

  test("moves with what was accepted seconds ago, and the network is asked anew about the eSIM", async () => {
    await decide(await sent(world));
    await worked();
    await rows("update real_name_sims set out_since = now(), network_asked_at = now()");
    const original = { type: 1, number: "TR1234567" };
    const change = await sent(world, { purpose: 2, original, ...passport("TR7654321") });
    expect(await decide(change)).toBe("SUCCESS");
    await world.shop.db.transaction().execute((tx) => moveRegistration(tx, { from: aSim(7), to: aSim(8) }));
    await worked();
    expect(
      await rows(
        "select number, iccid, out_since, network_asked_at from real_name_sims join real_names on id = real_name_id where holds",
      ),
    ).toEqual([{ number: change.number, iccid: aSim(8), out_since: null, network_asked_at: null }]);
  });

  test("of a job that waited under the spelling before is told under this one", async () => {
    await decide(await sent(world));
    await worked();
    await rows("delete from told_sims");
    await registerSim.run({ iccid: `${aSim(7)}4` }, contextFor(world.shop, { language: "en", address: "::1" }));
    expect(await rows("select iccid, regions from told_sims")).toEqual([{ iccid: aSim(7), regions: ["HK"] }]);
  });
});

describe("registrations that were kept as they were typed", () => {
  const migration = new URL("../../../../db/migrations/0462-one-spelling-of-a-sim.sql", import.meta.url);
  const migrated = async () => world.pool.query(await readFile(migration, "utf8"));
  beforeEach(() =>
    rows(
      "drop trigger real_name_sims_spelled on real_name_sims; drop function spell_real_name_sim; drop function iccid_key",
    ),
  );
  const respelled = (form: Form, from: string, to: string) =>
    rows(
      "update real_name_sims set iccid = $3 where iccid = $2 and real_name_id = (select id from real_names where number = $1)",
      [form.number, from, to],
    );
  const simsOf = ({ number }: Form) =>
    rows(
      "select iccid, holds, left_at is not null as left from real_name_sims join real_names on id = real_name_id where number = $1 order by iccid",
      [number],
    );
  const stateOf = async ({ number }: Form) =>
    (await rows("select state from real_names where number = $1", [number]))[0].state;
  const registered = async (more: object) => {
    const form = await sent(world, more);
    await decide(form);
    await worked();
    world.at(new Date(world.shop.clock().getTime() + 20_000).toISOString());
    return form;
  };

  test("are under the one spelling, and the network hears of it", async () => {
    const form = await registered({});
    await respelled(form, aSim(7), `${aSim(7)}5`);
    await rows("update told_sims set iccid = $1", [`${aSim(7)}5`]);
    await rows("update sandbox_network.registered set iccid = $1", [`${aSim(7)}5`]);
    await migrated();
    expect(await simsOf(form)).toEqual([{ iccid: aSim(7), holds: true, left: false }]);
    await worked();
    expect(await rows("select iccid, regions from told_sims")).toEqual([{ iccid: aSim(7), regions: ["HK"] }]);
    expect(await rows("select iccid, regions from sandbox_network.registered")).toEqual([
      { iccid: aSim(7), regions: ["HK"] },
    ]);
  });

  test("of one card under two names: the first keeps it, the others are told, and a form that waits stays in the queue", async () => {
    const [first, ended, goesOn] = [
      await registered({ sims: [{ iccid: aSim(7) }] }),
      await registered({ sims: [{ iccid: aSim(8) }], ...passport("TR7654321") }),
      await registered({ sims: [{ iccid: aSim(9) }, { iccid: aSim(10) }], ...passport("TR7654322") }),
    ];
    const waits = await sent(world, { sims: [{ iccid: aSim(11) }], ...passport("TR7654323") });
    await respelled(ended, aSim(8), `${aSim(7)}1`);
    await respelled(goesOn, aSim(9), `${aSim(7)}2`);
    await respelled(waits, aSim(11), `${aSim(7)}3`);
    world.letters.length = 0;
    await migrated();
    expect(await simsOf(first)).toEqual([{ iccid: aSim(7), holds: true, left: false }]);
    expect(await simsOf(ended)).toEqual([{ iccid: aSim(7), holds: false, left: true }]);
    expect(await simsOf(goesOn)).toEqual([
      { iccid: aSim(7), holds: false, left: true },
      { iccid: aSim(10), holds: true, left: false },
    ]);
    expect(await simsOf(waits)).toEqual([{ iccid: aSim(7), holds: false, left: false }]);
    expect(await Promise.all([first, ended, goesOn, waits].map(stateOf))).toEqual([
      "registered",
      "deregistered",
      "registered",
      "received",
    ]);
    await worked();
    const told = world.letters.map(({ text }) => text);
    expect(told.filter((text) => text.includes(ended.number) && text.includes("was cancelled"))).toHaveLength(1);
    expect(told.filter((text) => text.includes(goesOn.number) && text.includes("One SIM"))).toHaveLength(1);
    expect(told.filter((text) => text.includes(first.number))).toEqual([]);
  });

  test("and a process of the version before that writes as typed meanwhile", async () => {
    const form = await registered({});
    await migrated();
    await respelled(form, aSim(7), `${aSim(7)}5`);
    expect(await simsOf(form)).toEqual([{ iccid: aSim(7), holds: true, left: false }]);
  });

  test("the database spells as the shop does", async () => {
    await migrated();
    const typed = [
      aSim(7),
      `${aSim(7)}0`,
      `${aSim(8)}9`,
      "89852340000000000007",
      "89852340123456789012",
      "8985234",
      "",
    ];
    const spelled = await rows(
      "select iccid_key(typed) as key from unnest($1::text[]) with ordinality as it (typed, place) order by place",
      [typed],
    );
    expect(spelled.map(({ key }) => key)).toEqual(typed.map(iccidKey));
  });
});
