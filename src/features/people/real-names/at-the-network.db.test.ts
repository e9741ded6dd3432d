import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import { contextFor } from "../../../platform/context.server.ts";
import { networkByHand } from "../../../sandboxes/network/by-hand.server.ts";
import { aForm, aPhoto, begun, objectsOf, sent, swept, type Form } from "./real-names.world.ts";
import { registerSim } from "./register-sim-job.server.ts";
import { tellSimLeft } from "./tell-sim-left-job.server.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let world: World;
let kit: Browser;
/** What the network was asked, in order. */
let asked: string[];
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" } });
  ({ browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "reviewer" }));
  asked = [];
  const network = { ...world.shop.network };
  world.shop.network.registerSim = (iccid, regions) => {
    asked.push(`+${regions.join()}`);
    return network.registerSim(iccid, regions);
  };
  world.shop.network.deregisterSim = (iccid) => {
    asked.push("-");
    return network.deregisterSim(iccid);
  };
});
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const decide = ({ number }: Form, more: object = {}) =>
  kit.code("/staff/decideRealName", {
    requestKey: randomUUID(),
    number,
    version: 2,
    decision: "registered",
    ...more,
  });
const deregister = ({ number }: Form, more: object = {}, who = kit) =>
  who.code("/staff/deregisterRealName", {
    requestKey: randomUUID(),
    number,
    version: 3,
    reason: "Asked by e-mail",
    ...more,
  });
const withdraw = (form: Form) => world.answer("/realName/withdraw", { ...form, requestKey: randomUUID() });
const worked = () => workOff(world, { evenLater: true });
const later = (seconds: number) => world.at(new Date(world.shop.clock().getTime() + seconds * 1000).toISOString());
async function registered(more: object = {}): Promise<Form> {
  const form = await sent(world, more);
  await decide(form);
  await worked();
  later(11);
  return form;
}
const passport = (number: string) => ({
  document: { ...(aForm({ number: "", key: "" }) as { document: object }).document, number },
});
const stateOf = async ({ number }: Form) =>
  (await rows("select state from real_names where number = $1", [number]))[0].state as string;

/** Whether a SIM with a plan for both has data there, in megabytes of ten. */
async function dataIn(country: string): Promise<number> {
  const hand = networkByHand({ pool: world.pool, clock: world.shop.clock });
  await hand.goTo(aSim(7), country);
  return hand.useNow(aSim(7), 10);
}
const loaded = () =>
  world.shop.network.loadPlan({
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

describe("the network", () => {
  const again = () => registerSim.run({ iccid: aSim(7) }, contextFor(world.shop, { language: "en", address: "::1" }));

  test("gives a SIM data once it is registered, only where it is, and no more when that ends; told once of each", async () => {
    await loaded();
    const form = await sent(world);
    expect(await dataIn("HK")).toBe(0);
    await decide(form);
    await worked();
    later(11);
    expect([await dataIn("HK"), await dataIn("TW")]).toEqual([10, 0]);
    await withdraw(form);
    await worked();
    expect(await dataIn("HK")).toBe(0);
    expect(asked).toEqual(["+HK", "-"]);
  });

  test("hears nothing of a decision that was taken back, and nothing of one that was refused", async () => {
    const form = await sent(world);
    await decide(form);
    await kit.get("/staff/takeBackRealName", { requestKey: randomUUID(), number: form.number, version: 3 });
    await worked();
    await decide(form, { version: 4, decision: "refused", reasons: ["too_young"] });
    await worked();
    expect(asked).toEqual([]);
  });

  test("that is silent is asked until it answers; a lost answer is asked for again", async () => {
    const network = { ...world.shop.network };
    let tries = 0;
    world.shop.network.registerSim = async (iccid, regions) => {
      tries += 1;
      if (tries === 1) throw new NetworkUnavailable("on the way there");
      await network.registerSim(iccid, regions);
      if (tries === 2) throw new NetworkUnavailable("on the way back");
      return { state: "done" };
    };
    const form = await sent(world);
    await decide(form);
    await worked().catch(() => {});
    // as the worker does until it goes well
    await expect(again()).rejects.toBeInstanceOf(NetworkUnavailable);
    await again();
    expect(tries).toBe(3);
    expect(await stateOf(form)).toBe("registered");
    await again();
    expect(tries).toBe(3);
  });

  test("ends as the shop says where the registration ends while the network is asked", async () => {
    const network = { ...world.shop.network };
    const form = await sent(world);
    await decide(form);
    world.shop.network.registerSim = async (iccid, regions) => {
      // the last word of the person, whose job runs before this call arrives
      await withdraw(form);
      return network.registerSim(iccid, regions);
    };
    await worked();
    expect(asked.at(-1)).toBe("-");
    await loaded();
    expect(await dataIn("HK")).toBe(0);
  });

  test("a process that was killed after the network had heard it is not trusted: it is told again", async () => {
    const form = await registered();
    // asked, and killed before the answer was kept
    await rows("update told_sims set asks = asks + 1, regions = '{}'");
    await withdraw(form);
    await worked();
    expect(asked).toEqual(["+HK", "-"]);
  });

  test("that knows no such SIM any more is told once, and the registration stands", async () => {
    const form = await sent(world);
    await rows("insert into sandbox_network.sims (iccid, state, known_at) values ($1, 'expired', now())", [aSim(7)]);
    await decide(form);
    await worked();
    expect(await rows("select failure from told_sims")).toEqual([{ failure: "sim_expired" }]);
    expect(await stateOf(form)).toBe("registered");
  });
});

describe("a registration is ended", () => {
  test("by a reviewer whom its person asked: the person is told, and the document leaves on its day", async () => {
    const form = await registered();
    world.letters.length = 0;
    expect(await deregister(form)).toBe("SUCCESS");
    await worked();
    expect(await stateOf(form)).toBe("deregistered");
    expect(world.letters.map(({ text }) => text)).toEqual([expect.stringContaining("was cancelled")]);
    expect(await rows("select reason, after from actions where action = 'real_name_deregistered'")).toEqual([
      { reason: "Asked by e-mail", after: { state: "deregistered" } },
    ]);
    // the privacy policy: twelve months after its end, where a refused one is kept for thirty days
    world.at("2027-11-21T07:00:00Z");
    await swept(world);
    expect(await objectsOf(world)).toHaveLength(1);
    world.at("2027-11-21T08:01:00Z");
    await swept(world);
    expect(await objectsOf(world)).toEqual([]);
  });

  test("once: not twice, not by two at once, not in another version, and not before its decision is carried out", async () => {
    const form = await sent(world);
    expect(await deregister(form, { version: 2 })).toBe("CASE_CHANGED");
    await decide(form);
    expect(await deregister(form)).toBe("CASE_CHANGED");
    await worked();
    later(11);
    expect(await deregister(form, { version: 2 })).toBe("CASE_CHANGED");
    expect(await deregister(form, { reason: "" })).toBe("INVALID_INPUT");
    const both = [await Promise.all([deregister(form), withdraw(form).then((it) => it.envelope.resultCode)])].flat();
    expect(both.filter((code) => code === "SUCCESS").length).toBeGreaterThan(0);
    expect(await stateOf(form)).toBe("deregistered");
    expect(await deregister(form, { version: 4 })).toBe("CASE_CHANGED");
    await worked();
    expect(asked).toEqual(["+HK", "-"]);
    expect(world.letters.filter(({ text }) => text.includes("was cancelled"))).toHaveLength(1);
  });

  test("by nobody who may not review", async () => {
    const form = await registered();
    const { browser } = await joined(world, { email: "s@farwave.example", name: "S", role: "support" });
    expect(await deregister(form, {}, browser)).toBe("RIGHT_MISSING");
    expect(await stateOf(form)).toBe("registered");
  });

  test("for one SIM of several: that one is free for another name at once, and the others stay registered", async () => {
    const form = await registered({ sims: [{ iccid: aSim(7) }, { iccid: aSim(8) }] });
    asked = [];
    expect(await deregister(form, { iccid: aSim(9) })).toBe("CASE_CHANGED");
    expect(await deregister(form, { iccid: aSim(7) })).toBe("SUCCESS");
    await worked();
    expect([await stateOf(form), asked]).toEqual(["registered", ["-"]]);
    const shown = (await world.answer("/realName/getRealName", form)).envelope.resultData as { sims: unknown[] };
    expect(shown.sims).toEqual([
      expect.objectContaining({ leftAt: expect.any(String) }),
      expect.objectContaining({ leftAt: null }),
    ]);
    expect(await deregister(form, { iccid: aSim(7), version: 4 })).toBe("CASE_CHANGED");
    const next = await registered(passport("TR7654321"));
    expect([await stateOf(form), await stateOf(next)]).toEqual(["registered", "registered"]);
    expect(await deregister(form, { iccid: aSim(8), version: 4 })).toBe("SUCCESS");
    expect([await stateOf(form), await stateOf(next)]).toEqual(["deregistered", "registered"]);
  });

  const simsOf = async (form: Form) =>
    (
      (await world.answer("/realName/getRealName", form)).envelope.resultData as {
        sims: { ref: string; remark: string | null; leftAt: string | null }[];
      }
    ).sims;
  const takeOut = async (form: Form, sim: string) => {
    const { envelope } = await world.answer("/realName/withdrawSim", { ...form, requestKey: randomUUID(), sim });
    return (envelope.resultData as { state?: string } | null)?.state ?? envelope.resultCode;
  };
  const refsOf = async (form: Form) => (await simsOf(form)).map(({ ref }) => ref) as [string, string];
  const two = { sims: [{ iccid: aSim(7) }, { iccid: aSim(8), remark: "Tablet" }] };
  const told = () => world.letters.filter(({ text }) => text.includes("One SIM is no longer registered"));

  test("for one SIM of several by its person: told to network, person and staff; the last one ends it", async () => {
    const form = await registered(two);
    asked = [];
    const [first, last] = await refsOf(form);
    expect(await takeOut(form, first)).toBe("registered");
    await worked();
    expect([asked, told().length]).toEqual([["-"], 1]);
    expect(JSON.stringify(told())).not.toContain(aSim(7));
    expect((await simsOf(form)).map(({ leftAt }) => leftAt !== null)).toEqual([true, false]);
    const seen = await kit.get<{ sims: unknown[]; left: object[] }>("/staff/openRealName", {
      number: form.number,
      reason: "Review",
    });
    expect([seen.sims.length, seen.left]).toEqual([1, [{ iccid: aSim(7), at: expect.any(String) }]]);
    expect(await takeOut(form, last)).toBe("deregistered");
    await worked();
    expect([await stateOf(form), asked]).toEqual(["deregistered", ["-", "-"]]);
    expect(world.letters.filter(({ text }) => text.includes("was cancelled"))).toHaveLength(1);
  });

  test("for one SIM by its person, sent twice and late: that one alone, and told once", async () => {
    const form = await registered(two);
    const [first] = await refsOf(form);
    expect(await Promise.all([takeOut(form, first), takeOut(form, first)])).toEqual(["registered", "registered"]);
    await worked();
    expect([await takeOut(form, first), await stateOf(form), told().length]).toEqual(["registered", "registered", 1]);
    // both at once from two pages: the second one is the last, and ends it
    const other = await registered({ ...passport("TR7654321"), sims: [{ iccid: aSim(9) }, { iccid: aSim(10) }] });
    await Promise.all((await refsOf(other)).map((ref) => takeOut(other, ref)));
    expect(await stateOf(other)).toBe("deregistered");
  });

  test("for one SIM: not by a ref of another registration, not by its number, and not before it is decided", async () => {
    const form = await registered(two);
    const waiting = await sent(world, { ...passport("TR7654321"), sims: [{ iccid: aSim(9) }, { iccid: aSim(10) }] });
    const [other] = await refsOf(waiting);
    expect(await takeOut(form, other)).toBe("NOT_FOUND");
    expect(await takeOut(form, aSim(7))).toBe("NOT_FOUND");
    expect(await takeOut({ ...form, key: "x" }, (await refsOf(form))[0])).toBe("NOT_FOUND");
    expect(await takeOut(waiting, other)).toBe("REAL_NAME_OVER");
    expect([await stateOf(form), await stateOf(waiting)]).toEqual(["registered", "received"]);
  });

  test("for one SIM from a page drawn before the signing key changed; told once, also by a retry after it", async () => {
    const form = await registered(two);
    const [first, last] = await refsOf(form);
    const send = vi.spyOn(world.shop.mailer, "send");
    expect(await takeOut(form, first)).toBe("registered");
    await worked();
    const [{ id }] = await rows("select id from real_names where number = $1", [form.number]);
    world.at("2027-01-01T00:01:00Z");
    await tellSimLeft.run({ id, iccid: aSim(7) }, world.shop);
    const [once, again, ...more] = send.mock.calls.map(([letter]) => letter.id);
    expect([again, more]).toEqual([once, []]);
    expect(once).not.toContain(aSim(7));
    expect(await takeOut(form, last)).toBe("deregistered");
  });

  test("for one SIM in the seconds before the decision is carried out: the others are registered all the same", async () => {
    const form = await sent(world, two);
    await decide(form);
    expect(await takeOut(form, (await refsOf(form))[0])).toBe("registered");
    await worked();
    expect(asked).toEqual(["+HK"]);
    expect(world.letters.filter(({ text }) => text.includes("You are registered"))).toHaveLength(1);
  });

  test("and its SIM registered anew by somebody else: before that it is theirs, after that it is not", async () => {
    const form = await registered();
    const wish = aForm(await begun(world), { ...passport("TR7654321"), regions: ["TW"] });
    const early = await world.answer("/realName/submit", wish);
    expect(early.envelope.resultData).toMatchObject({ fields: [{ problem: "iccid.registered" }] });
    await deregister(form);
    const next = await registered({ ...passport("TR7654321"), regions: ["TW"] });
    expect([await stateOf(form), await stateOf(next)]).toEqual(["deregistered", "registered"]);
    expect(asked.at(-1)).toBe("+TW");
    await loaded();
    expect([await dataIn("HK"), await dataIn("TW")]).toEqual([0, 10]);
  });

  test("by a changed document: the one before leaves on its day, and the SIM stays registered", async () => {
    const before = await registered();
    await registered({ purpose: 2, ...passport("TR7654321"), original: { type: 1, number: "TR1234567" } });
    expect(await stateOf(before)).toBe("deregistered");
    expect(asked).toEqual(["+HK"]);
    world.at("2027-11-21T08:01:00Z");
    await swept(world);
    expect(await objectsOf(world)).toHaveLength(1);
  });
});

describe("how the operator reads a region's law", () => {
  const wanted = async (...changes: [name: string, value: string][]) => {
    const { browser } = await joined(world);
    for (const [name, value] of changes) {
      const wish = { requestKey: randomUUID(), name, version: 0, value, reason: "the operator's law" };
      expect(await browser.code("/staff/changeSetting", wish)).toBe("SUCCESS");
    }
  };
  const rules = async () =>
    (await world.answer("/realName/getRegionRules", {})).envelope.resultData as {
      regions: { region: string; photos: string[] }[];
    };
  const photosOf = async () => (await rules()).regions.map(({ photos }) => photos.join());

  test("a second photograph is asked for where a setting says so, of whoever wants that region, and not of others", async () => {
    expect(await photosOf()).toEqual(["front", "front"]);
    const form = await begun(world);
    await wanted(["second_photo_tw", "on"]);
    expect(await photosOf()).toEqual(["front", "front,second"]);
    const both = aForm(form, { regions: ["HK", "TW"] });
    expect((await world.answer("/realName/submit", both)).envelope.resultData).toMatchObject({
      fields: [{ field: "photo.second", problem: "photo" }],
    });
    await world.answer("/realName/addPhoto", { photo: aPhoto("entry permit"), slot: "second", ...form });
    expect((await world.answer("/realName/submit", both)).envelope.resultCode).toBe("SUCCESS");
    const { photos } = await kit.get<{ photos: { slot: string }[] }>("/staff/openRealName", {
      number: form.number,
      reason: "Review",
    });
    expect(photos.map(({ slot }) => slot)).toEqual(["front", "second"]);
    await sent(world, { sims: [{ iccid: aSim(8) }], ...passport("TR7654321") });
  });

  test("ages of single states, refused passports and most SIMs are settings, which hold for whatever is sent from then on", async () => {
    const answerTo = async (document: object, more: object = {}) => {
      const form = await begun(world);
      const { document: usual } = aForm(form) as { document: object };
      const wish = aForm(form, { sims: [{ iccid: aSim(9) }], ...more, document: { ...usual, ...document } });
      const { resultCode, resultData } = (await world.answer("/realName/submit", wish)).envelope;
      return resultCode === "SUCCESS" ? resultCode : (resultData as { fields: object[] }).fields;
    };
    const hksar = { country: "HKG", number: "K12345678" };
    await wanted(
      ["least_ages_hk", "16, JPN 18"],
      ["hksar_refused_tw", "on"],
      ["hksar_refused_hk", "off"],
      ["most_sims_tw", "1"],
    );
    // seventeen years old
    const young = { birth: "2009-03-05" };
    expect(await answerTo(young)).toMatchObject([
      { field: "document.birth", problem: "young", message: "Nobody under 18 may register a SIM" },
    ]);
    expect(await answerTo(hksar, { regions: ["TW"] })).toMatchObject([{ problem: "passport.hksar" }]);
    for (const region of ["HK", "TW"])
      expect(await answerTo({ country: "GBN", number: "512345678" }, { regions: [region] })).toMatchObject([
        { problem: "passport.bno" },
      ]);
    expect(await answerTo({}, { regions: ["TW"], sims: [{ iccid: aSim(10) }, { iccid: aSim(11) }] })).toMatchObject([
      { field: "sims", problem: "sims.quota" },
    ]);
    expect(await answerTo({ ...young, country: "KOR" })).toBe("SUCCESS");
    expect(await answerTo(hksar, { sims: [{ iccid: aSim(12) }] })).toBe("SUCCESS");
  });

  test.each(["15", "16, Japan 18", "16 JPN 18", "16, JPN 12", "16, GER 18", "16, D 18"])(
    "ages that are none are not taken, and are told what they should be: %s",
    async (value) => {
      const { browser } = await joined(world);
      const wish = { requestKey: randomUUID(), name: "least_ages_hk", version: 0, value, reason: "a mistake" };
      const { resultCode, resultData } = await browser.ask("/staff/changeSetting", wish);
      expect([resultCode, resultData]).toMatchObject([
        "INVALID_INPUT",
        { fields: [{ field: "value", message: expect.stringMatching(/age from 16 to 21.*16, JPN 18/) }] },
      ]);
    },
  );
});
