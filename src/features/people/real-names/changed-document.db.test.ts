import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { carryOutDecision } from "./carry-out-decision.server.ts";
import { aForm, begun, sent, type Form } from "./real-names.world.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let world: World;
let kit: Browser;
let tom: Browser;
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" } });
  ({ browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "reviewer" }));
  ({ browser: tom } = await joined(world, { email: "tom@farwave.example", name: "Tom", role: "reviewer" }));
});
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const versionOf = async ({ number }: Form) =>
  (await rows("select version from real_names where number = $1", [number]))[0].version as number;
const decide = async (form: Form, more: object = {}, who = kit) =>
  who.code("/staff/decideRealName", {
    requestKey: randomUUID(),
    number: form.number,
    version: await versionOf(form),
    decision: "registered",
    ...more,
  });
const worked = () => workOff(world, { evenLater: true });
const withdraw = async ({ number, key }: Form) =>
  (await world.answer("/realName/withdraw", { number, key, requestKey: randomUUID() })).envelope.resultCode;
const status = async (form: Form) =>
  (await world.answer("/realName/getRealName", form)).envelope.resultData as { state: string; reasons: string[] };
const passport = (number: string, more: object = {}) => ({
  document: { ...(aForm({ number: "", key: "" }) as { document: object }).document, number, ...more },
});
const sims = (from: number, count: number) => Array.from({ length: count }, (_, one) => ({ iccid: aSim(from + one) }));
async function registered(more: object = {}): Promise<Form> {
  const form = await sent(world, more);
  expect(await decide(form)).toBe("SUCCESS");
  await worked();
  world.at(new Date(world.shop.clock().getTime() + 20_000).toISOString());
  return form;
}
const changed = (from: string, to: string, more: object = {}) => ({
  purpose: 2,
  ...passport(to),
  original: { type: 1, number: from },
  ...more,
});
const holderOf = async (sim: number) =>
  (
    await rows("select number from real_name_sims join real_names on id = real_name_id where holds and iccid = $1", [
      aSim(sim),
    ])
  ).map(({ number }) => number);
const textsTo = (to: string) => world.letters.filter((letter) => letter.to === to).map(({ text }) => text);

describe("of one SIM", () => {
  test("two changes that are decided at the same moment: one is accepted, the other is refused, and each person has an answer", async () => {
    const before = await registered();
    const forms = [
      await sent(world, changed("TR1234567", "TR7654321", { email: "one@example.com" })),
      await sent(world, changed("TR1234567", "TR7654322", { email: "two@example.com" })),
    ] as const;
    const codes = await Promise.all([decide(forms[0]), decide(forms[1], {}, tom)]);
    expect(codes.toSorted()).toEqual(["SIM_NOT_FREE", "SUCCESS"]);
    const [won, lost] = codes[0] === "SUCCESS" ? forms : [forms[1], forms[0]];
    await worked();
    expect(await holderOf(7)).toEqual([won.number]);
    expect([await status(won), await status(before)]).toMatchObject([
      { state: "registered" },
      { state: "deregistered" },
    ]);
    expect(await decide(lost)).toBe("SIM_NOT_FREE");
    expect(await decide(lost, { decision: "refused", reasons: ["sim_taken"] })).toBe("SUCCESS");
    await worked();
    expect(await status(lost)).toMatchObject({ state: "refused", reasons: ["sim_taken"] });
    expect(await holderOf(7)).toEqual([won.number]);
    expect(await rows("select from graphile_worker.jobs where last_error is not null")).toEqual([]);
    const [one, two] = [textsTo("one@example.com"), textsTo("two@example.com")];
    expect(
      [one, two].filter((texts) => texts.some((text) => text.includes("registered under another name"))),
    ).toHaveLength(1);
  });

  test("withdrawn and registered by somebody else before the decision, the change is refused", async () => {
    const before = await registered();
    const change = await sent(world, changed("TR1234567", "TR7654321"));
    await withdraw(before);
    const other = await sent(world, passport("TR0000001"));
    expect(await decide(change)).toBe("SIM_NOT_FREE");
    expect(await holderOf(7)).toEqual([other.number]);
  });

  test("withdrawn and registered by somebody else in the seconds after the decision, the change comes back to the queue", async () => {
    const before = await registered();
    const change = await sent(world, changed("TR1234567", "TR7654321", { email: "late@example.com" }));
    expect(await decide(change)).toBe("SUCCESS");
    await withdraw(before);
    const other = await sent(world, passport("TR0000001"));
    await worked();
    expect(await status(change)).toMatchObject({ state: "received", reasons: [] });
    expect(
      await rows("select who, staff_id, before, after from actions where action = 'real_name_taken_back'"),
    ).toEqual([
      {
        who: "the shop",
        staff_id: null,
        before: { state: "registered" },
        after: { state: "received", why: "SIM_NOT_FREE" },
      },
    ]);
    expect(await holderOf(7)).toEqual([other.number]);
    expect(textsTo("late@example.com").filter((text) => text.includes("You are registered"))).toEqual([]);
    expect(await decide(change)).toBe("SIM_NOT_FREE");
    expect(await decide(change, { decision: "refused", reasons: ["sim_taken"] })).toBe("SUCCESS");
    await worked();
    expect(textsTo("late@example.com").at(-1)).toContain("registered under another name");
    expect(await rows("select from graphile_worker.jobs where last_error is not null")).toEqual([]);
  });

  test("taken back, the decision leaves it free for the other change", async () => {
    await registered();
    const [one, other] = [
      await sent(world, changed("TR1234567", "TR7654321")),
      await sent(world, changed("TR1234567", "TR7654322")),
    ];
    expect(await decide(one)).toBe("SUCCESS");
    expect(await decide(other, {}, tom)).toBe("SIM_NOT_FREE");
    const back = { requestKey: randomUUID(), number: one.number, version: 3 };
    expect(await kit.code("/staff/takeBackRealName", back)).toBe("SUCCESS");
    expect(await decide(other, {}, tom)).toBe("SUCCESS");
    await worked();
    expect(await holderOf(7)).toEqual([other.number]);
  });

  test("carried out again after a kill, what was taken over stays", async () => {
    await registered();
    const change = await sent(world, changed("TR1234567", "TR7654321"));
    await decide(change);
    const [{ payload }] = await rows(
      `select job.payload from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
        where task.identifier = 'carry-out-real-name'`,
    );
    await worked();
    const { jobs } = await import("../../../jobs.server.ts");
    await jobs.find(({ name }) => name === "carry-out-real-name")!.run(payload, world.shop);
    expect(await status(change)).toMatchObject({ state: "registered" });
    expect(await holderOf(7)).toEqual([change.number]);
  });
});

describe("whose registration before has ended", () => {
  const answerTo = async (more: object) =>
    (await world.answer("/realName/submit", aForm(await begun(world), more))).envelope;

  test("is to be sent as a first registration, and is taken as one", async () => {
    await withdraw(await registered({ sims: sims(7, 2) }));
    const change = changed("TR1234567", "TR7654321", { sims: sims(7, 2) });
    const { resultCode, resultData } = await answerTo(change);
    expect([resultCode, resultData]).toMatchObject([
      "INVALID_INPUT",
      { fields: [{ field: "purpose", problem: "purpose.first", message: expect.stringContaining("first time") }] },
    ]);
    expect((await answerTo({ ...change, purpose: 1, original: undefined })).resultCode).toBe("SUCCESS");
  });

  test("for one of its SIMs only, or registered by somebody else since: that SIM is named, as before", async () => {
    await registered();
    expect(await answerTo(changed("TR1234567", "TR7654321", { sims: sims(7, 2) }))).toMatchObject({
      resultData: { fields: [{ field: "sims.1.iccid", problem: "iccid.other_document" }] },
    });
    expect(await answerTo(changed("TR0000001", "TR7654321"))).toMatchObject({
      resultData: { fields: [{ field: "sims.0.iccid", problem: "iccid.other_document" }] },
    });
  });

  test("while it waits: refused for that reason, its person reads how it is sent, and not that the SIM is somebody else's", async () => {
    const before = await registered();
    const change = await sent(world, changed("TR1234567", "TR7654321", { email: "ended@example.com" }));
    await withdraw(before);
    expect(await decide(change)).toBe("SIM_NOT_FREE");
    expect(await decide(change, { decision: "refused", reasons: ["former_ended"] })).toBe("SUCCESS");
    await worked();
    expect(await status(change)).toMatchObject({ state: "refused", reasons: ["former_ended"] });
    expect(textsTo("ended@example.com").at(-1)).toContain("as a first registration");
    expect(textsTo("ended@example.com").at(-1)).not.toContain("under another name");
  });
});

describe("what its person did since is not undone", () => {
  test("when a change is carried out again after a kill: a SIM that was taken out stays out", async () => {
    await registered({ sims: sims(7, 2) });
    const change = await sent(world, changed("TR1234567", "TR7654321", { sims: sims(7, 2) }));
    await decide(change);
    const version = await versionOf(change);
    await worked();
    world.at(new Date(world.shop.clock().getTime() + 20_000).toISOString());
    const deed = { number: change.number, version, iccid: aSim(7), reason: "lost", requestKey: randomUUID() };
    expect(await kit.code("/staff/deregisterRealName", deed)).toBe("SUCCESS");
    expect(await holderOf(7)).toEqual([]);
    const [{ id }] = await rows("select id from real_names where number = $1", [change.number]);
    await carryOutDecision.run({ id, version }, world.shop);
    expect([await holderOf(7), await holderOf(8)]).toEqual([[], [change.number]]);
  });
});

describe("ten SIMs of one person", () => {
  const twoChanges = async () => {
    await registered({ sims: sims(10, 6) });
    await registered({ sims: sims(20, 6), ...passport("TR2222222") });
    return [
      await sent(world, changed("TR1234567", "TR7654321", { sims: sims(10, 6) })),
      await sent(world, changed("TR2222222", "TR7654321", { sims: sims(20, 6) })),
    ] as const;
  };

  test("are not exceeded by two changes to one document that are decided at the same moment", async () => {
    const [one, other] = await twoChanges();
    const codes = await Promise.all([decide(one), decide(other, {}, tom)]);
    expect(codes.toSorted()).toEqual(["SIMS_FULL", "SUCCESS"]);
    await worked();
    const held =
      "select count(*)::int as held from real_name_sims join real_names on id = real_name_id where holds and original_mark is not null";
    expect(await rows(held)).toEqual([{ held: 6 }]);
    const lost = codes[0] === "SUCCESS" ? other : one;
    expect(await decide(lost)).toBe("SIMS_FULL");
    expect(await decide(lost, { decision: "refused", reasons: ["too_many_sims"] })).toBe("SUCCESS");
    await worked();
    expect(await status(lost)).toMatchObject({ state: "refused", reasons: ["too_many_sims"] });
  });

  test("are not exceeded by a form that comes while a change is accepted and not carried out yet", async () => {
    const [change] = await twoChanges();
    expect(await decide(change)).toBe("SUCCESS");
    const wish = aForm(await begun(world), { sims: sims(40, 6), ...passport("TR7654321") });
    expect((await world.answer("/realName/submit", wish)).envelope.resultData).toMatchObject({
      fields: [{ field: "sims", problem: "sims.quota" }],
    });
  });

  test("are ten of each of two people whose states gave them the same number", async () => {
    await sent(world, { sims: sims(10, 6) });
    const other = await sent(world, { sims: sims(20, 6), ...passport("TR1234567", { country: "KOR" }) });
    const open = await kit.get<{ earlier: unknown[]; quota: { used: number } }>("/staff/openRealName", {
      number: other.number,
      reason: "Review",
    });
    expect([open.earlier, open.quota.used]).toEqual([[], 6]);
    const same = await sent(world, { sims: sims(30, 4) });
    const opened = await kit.get<{ earlier: unknown[]; quota: { used: number } }>("/staff/openRealName", {
      number: same.number,
      reason: "Review",
    });
    expect([opened.earlier.length, opened.quota.used]).toEqual([1, 10]);
  });

  test("are counted with what was kept before states were told apart", async () => {
    await sent(world, { sims: sims(10, 6) });
    await rows("update real_names set issuer_mark = null");
    const wish = aForm(await begun(world), { sims: sims(20, 6), ...passport("TR1234567", { country: "KOR" }) });
    expect((await world.answer("/realName/submit", wish)).envelope.resultData).toMatchObject({
      fields: [{ field: "sims", problem: "sims.quota" }],
    });
  });
});

describe("whoever loses a SIM to a changed document", () => {
  test("is told so, with how to object and with nothing of whoever has it now", async () => {
    const before = await registered({ email: "victim@example.com" });
    const change = await sent(world, changed("TR1234567", "TR7654321", { email: "new@example.com" }));
    await decide(change);
    await worked();
    const told = textsTo("victim@example.com").filter((text) => text.includes("changed document"));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(before.number);
    expect(told[0]).toContain("If it was not you");
    expect(told[0]).toMatch(/write to \S+@\S+,/);
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`${change.number}|new@example|TR7654321|${aSim(7)}`));
  });

  test("of one of several is told of that one, and the others stay registered", async () => {
    const before = await registered({ email: "victim@example.com", sims: sims(7, 2) });
    await decide(await sent(world, changed("TR1234567", "TR7654321", { email: "new@example.com" })));
    await worked();
    expect(textsTo("victim@example.com").filter((text) => text.includes("changed document"))).toHaveLength(1);
    expect(await status(before)).toMatchObject({ state: "registered" });
    expect(
      await rows(
        "select iccid, left_at is not null as left from real_name_sims where real_name_id = (select id from real_names where number = $1) order by iccid",
        [before.number],
      ),
    ).toEqual([
      { iccid: aSim(7), left: true },
      { iccid: aSim(8), left: false },
    ]);
  });

  test("and named a phone alone has a text, once", async () => {
    await registered({ email: undefined, phone: "+85291234567" });
    await decide(await sent(world, changed("TR1234567", "TR7654321")));
    await worked();
    expect(world.sms.news.map(({ template }) => template).at(-1)).toBe("real_name_moved");
    expect(world.sms.news.filter(({ template }) => template === "real_name_moved")).toHaveLength(1);
  });
});
