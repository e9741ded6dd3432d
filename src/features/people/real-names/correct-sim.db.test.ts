import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { joined } from "../../../../test/staff.ts";
import { twoProcesses } from "../../../../test/two-processes.ts";
import { aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import { words } from "../../../i18n/en/real-name-letters.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import { carryOutDecision } from "./carry-out-decision.server.ts";
import { CorrectSim } from "./corrections-contract.ts";
import { keptRealNames } from "./kept-of-person.server.ts";
import { moveRegistration } from "./moved-store.server.ts";
import { aForm, aPhoto, begun, objectsOf, sent, swept, type Form } from "./real-names.world.ts";
import { keyOf, openDetails } from "./sealed-details.server.ts";
import { realNameByNumber } from "./store.server.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let world: World;
let kit: Browser;
/** What the network was told, in order. */
let told: string[];
beforeEach(async () => {
  world = await freshWorld({
    environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000", NETWORK_TRIES: "1000" },
  });
  ({ browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "reviewer" }));
  told = [];
  const network = { ...world.shop.network };
  world.shop.network.registerSim = (iccid, regions) => {
    told.push(`+${maskedIccid(iccid)}`);
    return network.registerSim(iccid, regions);
  };
  world.shop.network.deregisterSim = (iccid) => {
    told.push(`-${maskedIccid(iccid)}`);
    return network.deregisterSim(iccid);
  };
});
afterEach(() => world.close());

const { realName: letters } = words;
const [wrong, right] = [aSim(7), aSim(8)];
const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const worked = () => workOff(world, { evenLater: true });
const later = (seconds: number) => world.at(new Date(world.shop.clock().getTime() + seconds * 1000).toISOString());
type Link = { number: string; key: string };
type Status = {
  state: string;
  reasons: string[];
  corrects: string | null;
  sims: { ref: string; masked: string; leftAt: string | null; correction: Link | null }[];
};
const link = ({ number, key }: Form): Link => ({ number, key });
const status = async (form: Form) =>
  (await world.answer("/realName/getRealName", link(form))).envelope.resultData as Status;
const refOf = async (form: Form, iccid = wrong) =>
  (await status(form)).sims.find(({ masked }) => masked === maskedIccid(iccid))!.ref;
const versionOf = async ({ number }: Form) =>
  (await rows("select version from real_names where number = $1", [number]))[0].version as number;
const decide = async (form: Form, more: object = {}) =>
  kit.code("/staff/decideRealName", {
    requestKey: randomUUID(),
    number: form.number,
    version: await versionOf(form),
    decision: "registered",
    ...more,
  });
async function registered(more: object = {}): Promise<Form> {
  const form = await sent(world, more);
  expect(await decide(form)).toBe("SUCCESS");
  await worked();
  later(20);
  told.length = 0;
  world.letters.length = 0;
  return form;
}
const wishFor = async (form: Form, more: object = {}) => ({
  ...link(form),
  requestKey: randomUUID(),
  sim: await refOf(form),
  iccid: right,
  ...more,
});
const correct = async (form: Form, more: object = {}) =>
  (await world.answer("/realName/correctSim", await wishFor(form, more))).envelope;
async function corrected(form: Form, more: object = {}): Promise<Form> {
  const { resultCode, resultData } = await correct(form, more);
  expect(resultCode).toBe("SUCCESS");
  return resultData as Form;
}
const withdraw = async (form: Form) =>
  (await world.answer("/realName/withdraw", { ...link(form), requestKey: randomUUID() })).envelope.resultCode;
const heldBy = async (iccid: string) =>
  (
    await rows("select number from real_name_sims join real_names on id = real_name_id where holds and iccid = $1", [
      iccid,
    ])
  ).map(({ number }) => number as string);
const atTheNetwork = async () =>
  (await rows("select iccid, regions from told_sims where regions <> '{}' order by iccid")).map(({ iccid }) => iccid);
const passport = (number: string) => ({
  document: { ...(aForm({ number: "", key: "" }) as { document: object }).document, number },
});
const sims = (from: number, count: number) => Array.from({ length: count }, (_, one) => ({ iccid: aSim(from + one) }));

describe("the number of a registered SIM", () => {
  test("is corrected as a registration of its own: until a reviewer agrees the wrong one stays, then the right one is told first", async () => {
    const before = await registered();
    const anew = await corrected(before);
    expect(anew.number).not.toBe(before.number);
    expect(await status(anew)).toMatchObject({
      state: "received",
      corrects: maskedIccid(wrong),
      sims: [{ masked: maskedIccid(right) }],
    });
    expect(await status(before)).toMatchObject({
      state: "registered",
      sims: [{ correction: { ...link(anew), isWaiting: true } }],
    });
    await worked();
    expect([await heldBy(wrong), await atTheNetwork(), told]).toEqual([[before.number], [wrong], []]);
    expect(await decide(anew)).toBe("SUCCESS");
    await worked();
    expect(told).toEqual([`+${maskedIccid(right)}`, `-${maskedIccid(wrong)}`]);
    expect([await heldBy(wrong), await heldBy(right)]).toEqual([[], [anew.number]]);
    expect(await status(anew)).toMatchObject({ state: "registered" });
    expect(await status(before)).toMatchObject({ state: "deregistered", reasons: ["sim_corrected"] });
    expect(await rows("select from graphile_worker.jobs where last_error is not null")).toEqual([]);
  });

  test("has its photograph, details and consents sealed anew: neither key opens what is the other's", async () => {
    const before = await registered({ regions: ["HK"], sims: [{ iccid: wrong, remark: "Office phone" }] });
    const anew = await corrected(before);
    const [one, two] = [
      (await realNameByNumber(world.shop.db, before.number))!,
      (await realNameByNumber(world.shop.db, anew.number))!,
    ];
    const { objectKeys } = world.shop;
    expect(openDetails(objectKeys, two)).toEqual(openDetails(objectKeys, one));
    expect(() => openDetails(objectKeys, { ...two, details: one.details })).toThrow();
    expect(() => keyOf(objectKeys, { ...two, wrapped_key: one.wrapped_key })).toThrow();
    expect([two.document_mark, two.email]).toEqual([one.document_mark, one.email]);
    expect(await objectsOf(world)).toHaveLength(2);
    const consents =
      "select kind, version, said, given_at from real_name_consents where real_name_id = $1 order by kind";
    expect(await rows(consents, [two.id])).toEqual(await rows(consents, [one.id]));
    expect(await rows("select remark from real_name_sims where real_name_id = $1", [two.id])).toEqual([
      { remark: "Office phone" },
    ]);
    const opened = await kit.get<{ photos: { jpeg: string }[]; corrects: object }>("/staff/openRealName", {
      number: anew.number,
      reason: "Review",
    });
    expect(opened.photos.map(({ jpeg }) => Buffer.from(jpeg, "base64").toString())).toEqual(["a passport"]);
    expect(opened.corrects).toMatchObject({ number: before.number, state: "registered", iccid: wrong });
    const queue = await kit.get<{ registrations: object[] }>("/staff/getRealNameQueue", {});
    expect(queue.registrations).toMatchObject([{ number: anew.number, isCorrection: true, isChange: false }]);
  });

  test("of several, only that one leaves, and its person reads what became of it", async () => {
    const before = await registered({ sims: [{ iccid: wrong }, { iccid: aSim(9) }] });
    const anew = await corrected(before);
    await worked();
    await decide(anew);
    await worked();
    expect([await heldBy(wrong), await heldBy(aSim(9))]).toEqual([[], [before.number]]);
    expect(await status(before)).toMatchObject({ state: "registered" });
    const texts = world.letters.map(({ text }) => text);
    expect(texts.filter((text) => text.includes("The number of a SIM was corrected"))).toHaveLength(1);
    const first = texts.find((text) => text.includes("We have the corrected number"))!;
    expect(first).toContain(`${maskedIccid(wrong)} → ${maskedIccid(right)}`);
    expect(first).toContain("If it was not you");
    expect(JSON.stringify(world.letters)).not.toMatch(new RegExp(`${wrong}|${right}|CHAN|TR123`));
  });

  test("refused, asked once more and never answered, or taken back: the wrong one stays, and may be corrected anew", async () => {
    const before = await registered();
    const refused = await corrected(before);
    await decide(refused, { decision: "refused", reasons: ["too_young"] });
    await worked();
    const back = await corrected(before, { iccid: aSim(9) });
    expect(await withdraw(back)).toBe("SUCCESS");
    await worked();
    expect([await heldBy(wrong), await heldBy(right), await heldBy(aSim(9))]).toEqual([[before.number], [], []]);
    expect(await status(before)).toMatchObject({ state: "registered", sims: [{ correction: null }] });
    const last = await corrected(before);
    await decide(last, { decision: "again", reasons: ["details_differ"] });
    await worked();
    const { document } = passport("TR1234567");
    const mended = { ...link(last), requestKey: randomUUID(), document: { ...document, englishName: "CHAN MEY" } };
    expect((await world.answer("/realName/mend", mended)).envelope.resultCode).toBe("SUCCESS");
    await decide(last);
    await worked();
    expect([await heldBy(wrong), await heldBy(right)]).toEqual([[], [last.number]]);
    expect(told).toEqual([`+${maskedIccid(right)}`, `-${maskedIccid(wrong)}`]);
  });

  test("counts once among the SIMs of a person, while it waits and after", async () => {
    const before = await registered({ sims: [{ iccid: wrong }, ...sims(20, 9)] });
    const anew = await corrected(before);
    const opened = await kit.get<{ quota: object }>("/staff/openRealName", { number: anew.number, reason: "Review" });
    expect(opened.quota).toEqual({ used: 10, most: 10 });
    const more = async () =>
      (await world.answer("/realName/submit", aForm(await begun(world), { sims: sims(40, 1) }))).envelope.resultData;
    const full = { fields: [{ field: "sims", problem: "sims.quota" }] };
    expect(await more()).toMatchObject(full);
    await decide(anew);
    await worked();
    expect(await more()).toMatchObject(full);
    expect(await heldBy(right)).toEqual([anew.number]);
  });
});

describe("what is typed", () => {
  const problemOf = async (form: Form, iccid: string) => {
    const { resultData } = await correct(form, { iccid });
    return (resultData as { fields: { field: string; problem: string }[] }).fields.map(({ field, problem }) => [
      field,
      problem,
    ]);
  };

  test("is held to the form's own rules, beside the field, and nothing is copied", async () => {
    const before = await registered();
    await sent(world, { sims: [{ iccid: aSim(30) }], ...passport("TR0000001") });
    const objects = await objectsOf(world);
    expect(await problemOf(before, "")).toEqual([["iccid", "empty"]]);
    expect(await problemOf(before, "12345678901234567890")).toEqual([["iccid", "iccid.prefix"]]);
    expect(await problemOf(before, `${right.slice(0, -1)}${(Number(right.at(-1)) + 1) % 10}`)).toEqual([
      ["iccid", "iccid"],
    ]);
    expect(await problemOf(before, aSim(404))).toEqual([["iccid", "iccid.refused"]]);
    expect(await problemOf(before, aSim(403))).toEqual([["iccid", "iccid.refused"]]);
    expect(await problemOf(before, wrong)).toEqual([["iccid", "iccid.registered"]]);
    expect(await problemOf(before, aSim(30))).toEqual([["iccid", "iccid.registered"]]);
    expect(await objectsOf(world)).toEqual(objects);
    expect(await rows("select from real_names where state in ('received', 'draft')")).toHaveLength(1);
  });

  test("by the same request twice is one; while one is open another is refused; five a day are the most", async () => {
    const before = await registered();
    const wish = await wishFor(before);
    const first = (await world.answer("/realName/correctSim", wish)).envelope;
    expect((await world.answer("/realName/correctSim", wish)).envelope.resultData).toEqual(first.resultData);
    expect((await world.answer("/realName/correctSim", { ...wish, iccid: aSim(9) })).envelope.resultCode).toBe(
      "REQUEST_KEY_REUSED",
    );
    expect((await correct(before, { iccid: aSim(9) })).resultCode).toBe("CORRECTION_OPEN");
    await withdraw(first.resultData as Form);
    const codes: string[] = [];
    for (let place = 0; place < 5; place++) {
      const { resultCode, resultData } = await correct(before);
      codes.push(resultCode);
      if (resultCode === "SUCCESS") await withdraw(resultData as Form);
    }
    expect(codes).toEqual(["SUCCESS", "SUCCESS", "SUCCESS", "SUCCESS", "TRIED_OFTEN"]);
  });
});

test("a stranger who has the link uses up no turn of whoever it belongs to, from another network or signed in", async () => {
  const mei = await signedIn(world, "mei@example.com");
  const photo = await world.answerTo(mei, "/realName/addPhoto", { photo: aPhoto(), slot: "front" });
  const before = photo.envelope.resultData as Form;
  expect((await world.answerTo(mei, "/realName/submit", aForm(before))).envelope.resultCode).toBe("SUCCESS");
  await decide(before);
  await worked();
  later(20);
  const from = (address: string) => ({ language: "en", address }) as const;
  const thenWithdrawn = async ({ envelope: { resultCode, resultData } }: Awaited<ReturnType<World["answer"]>>) => {
    if (resultCode === "SUCCESS") await withdraw(resultData as Form);
    return resultCode;
  };
  const corrects = async (address: string, token?: string) => {
    const wish = await wishFor(before);
    const asked = token
      ? world.answerTo(token, "/realName/correctSim", wish, from(address))
      : world.answer("/realName/correctSim", wish, from(address));
    return thenWithdrawn(await asked);
  };
  const stranger: string[] = [];
  for (let place = 0; place < 6; place++) stranger.push(await corrects("198.51.100.1"));
  expect(stranger).toEqual([...Array<string>(5).fill("SUCCESS"), "TRIED_OFTEN"]);
  expect(await corrects("192.0.2.9")).toBe("SUCCESS");
  expect(await corrects("198.51.100.1", mei)).toBe("SUCCESS");
  expect(await corrects("198.51.100.1", await signedIn(world, "thief@example.com"))).toBe("TRIED_OFTEN");
});

describe("cannot be corrected", () => {
  test("what waits, what was accepted a moment ago, what is over, and what nobody can be written to about", async () => {
    const waiting = await sent(world);
    expect((await correct(waiting)).resultCode).toBe("REAL_NAME_OVER");
    await decide(waiting);
    expect((await correct(waiting)).resultCode).toBe("TRY_AGAIN_LATER");
    await worked();
    later(20);
    await rows("update real_names set email = null, phone = null");
    expect((await correct(waiting)).resultCode).toBe("REAL_NAME_OVER");
    await rows("update real_names set email = 'mei@example.com'");
    const wish = await wishFor(waiting);
    await withdraw(waiting);
    expect((await world.answer("/realName/correctSim", wish)).envelope.resultCode).toBe("REAL_NAME_OVER");
  });

  test("what nobody can open any more: its person reads so, and nothing is begun", async () => {
    const before = await registered();
    await rows("update real_names set wrapped_key = set_byte(wrapped_key, 40, 255 - get_byte(wrapped_key, 40))");
    const { resultCode } = await correct(before);
    expect(resultCode).toBe("REAL_NAME_UNREADABLE");
    expect(CorrectSim.refusals).toContain(resultCode);
    expect(await rows("select from real_names where state = 'draft'")).toEqual([]);
  });

  test("without its photograph, or with a document that has expired since: told to register anew, and the SIM stays", async () => {
    const before = await registered();
    world.at("2031-06-03T08:00:00Z");
    expect((await correct(before)).resultCode).toBe("REGISTER_ANEW");
    world.at("2026-11-21T09:00:00Z");
    await rows("update real_name_photos set state = 'gone' where state = 'kept'");
    const { resultCode, resultMessage } = (await correct(before)) as { resultCode: string; resultMessage?: string };
    expect(resultCode, resultMessage).toBe("REGISTER_ANEW");
    expect(await heldBy(wrong)).toEqual([before.number]);
    expect(await rows("select from real_names where state = 'received'")).toEqual([]);
  });
});

describe("an error in between", () => {
  test("a right number that the network refuses is corrected in its turn, and then the first wrong one leaves, too", async () => {
    const before = await registered({ sims: [{ iccid: wrong }, { iccid: aSim(20) }] });
    const anew = await corrected(before);
    await decide(anew);
    const network = { ...world.shop.network };
    world.shop.network.registerSim = async () => ({ state: "refused", failure: "sim_expired" });
    await worked();
    world.shop.network.registerSim = (...wish) => network.registerSim(...wish);
    later(20);
    const wish = { ...link(anew), requestKey: randomUUID(), sim: await refOf(anew, right), iccid: aSim(9) };
    const last = (await world.answer("/realName/correctSim", wish)).envelope.resultData as Form;
    await decide(last);
    await worked();
    expect([await heldBy(wrong), await heldBy(right)]).toEqual([[], []]);
    expect([await heldBy(aSim(9)), await heldBy(aSim(20))]).toEqual([[last.number], [before.number]]);
    expect(await atTheNetwork()).toEqual([aSim(9), aSim(20)].toSorted());
    expect(await status(anew)).toMatchObject({ state: "deregistered", reasons: ["sim_corrected"] });
  });

  test("leaves both registered, never neither: the network that is silent is asked again", async () => {
    const before = await registered();
    const anew = await corrected(before);
    await decide(anew);
    const network = { ...world.shop.network };
    let isSilent = true;
    world.shop.network.registerSim = (...wish) =>
      isSilent ? Promise.reject(new NetworkUnavailable("silent")) : network.registerSim(...wish);
    await workOff(world, { evenLater: true, only: "carry-out-real-name" });
    await expect(workOff(world, { evenLater: true, only: "end-corrected-sim" })).rejects.toThrow();
    expect([await heldBy(wrong), await heldBy(right)]).toEqual([[before.number], [anew.number]]);
    isSilent = false;
    const [{ id }] = await rows("select id from real_names where number = $1", [anew.number]);
    const { jobs } = await import("../../../jobs.server.ts");
    const run = () => jobs.find(({ name }) => name === "end-corrected-sim")!.run({ id }, world.shop);
    await run();
    await run();
    await worked();
    expect([await heldBy(wrong), await heldBy(right)]).toEqual([[], [anew.number]]);
    expect(told).toEqual([`+${maskedIccid(right)}`, `-${maskedIccid(wrong)}`]);
  });

  test("a right number that the network refuses leaves the wrong one registered, and is a case", async () => {
    const before = await registered();
    const anew = await corrected(before);
    await decide(anew);
    world.shop.network.registerSim = async () => ({ state: "refused", failure: "sim_expired" });
    await worked();
    expect([await heldBy(wrong), await heldBy(right)]).toEqual([[before.number], [anew.number]]);
    expect(await atTheNetwork()).toEqual([wrong]);
    expect(await rows("select subject from cases where kind = 'corrected_sim_refused'")).toEqual([
      { subject: `${anew.number} ${maskedIccid(right)}` },
    ]);
  });
});

describe("what becomes of the registration before, while it waits", () => {
  test("a copy of its person's data names the SIM whose number is corrected, whole to the account alone", async () => {
    await corrected(await registered());
    const copyOf = (id: string | null) => keptRealNames(world.shop, { id, email: "mei@example.com" });
    expect((await copyOf(null)).map(({ correctedSim }) => correctedSim)).toEqual([maskedIccid(wrong), null]);
    await signedIn(world, "mei@example.com");
    const [{ id }] = await rows("select id from accounts");
    await rows("update real_names set account_id = $1", [id]);
    expect((await copyOf(id)).map(({ correctedSim }) => correctedSim)).toEqual([wrong, null]);
  });

  test("withdrawn, it takes its correction along: nothing of either is left after their days", async () => {
    const before = await registered();
    const anew = await corrected(before);
    await worked();
    const opened = await kit.get<{ sims: object[] }>("/staff/openRealName", {
      number: before.number,
      reason: "Review",
    });
    expect(opened.sims).toMatchObject([{ isBeingCorrected: true }]);
    expect(await withdraw(before)).toBe("SUCCESS");
    await worked();
    expect([(await status(before)).state, (await status(anew)).state]).toEqual(["deregistered", "withdrawn"]);
    expect(await heldBy(right)).toEqual([]);
    world.at("2029-01-01T08:00:00Z");
    await swept(world);
    later(86_400);
    await swept(world);
    expect(await objectsOf(world)).toEqual([]);
    expect(await rows("select details, wrapped_key, document_mark, email from real_names group by 1, 2, 3, 4")).toEqual(
      [{ details: null, wrapped_key: null, document_mark: null, email: null }],
    );
  });

  test("withdrawn while its correction's acceptance can still be taken back, it takes that along, of which nobody has heard", async () => {
    const before = await registered();
    const anew = await corrected(before);
    expect(await decide(anew)).toBe("SUCCESS");
    expect(await withdraw(before)).toBe("SUCCESS");
    expect(await heldBy(right)).toEqual([]);
    later(20);
    await worked();
    expect([(await status(before)).state, (await status(anew)).state]).toEqual(["deregistered", "deregistered"]);
    expect([await atTheNetwork(), told]).toEqual([[], [`-${maskedIccid(wrong)}`]]);
    expect(await rows("select from graphile_worker.jobs where last_error is not null")).toEqual([]);
  });

  test("withdrawn when its correction's acceptance is late to be carried out, it takes that along, too", async () => {
    const before = await registered();
    const anew = await corrected(before);
    await worked();
    expect(await decide(anew)).toBe("SUCCESS");
    world.letters.length = 0;
    later(11);
    expect(await withdraw(before)).toBe("SUCCESS");
    await worked();
    expect([(await status(before)).state, (await status(anew)).state]).toEqual(["deregistered", "deregistered"]);
    expect([await heldBy(right), await atTheNetwork(), told]).toEqual([[], [], [`-${maskedIccid(wrong)}`]]);
    expect(world.letters.filter(({ text }) => text.includes(letters.titles.registered))).toEqual([]);
  });

  test.each(["waits", "was accepted a moment ago", "was accepted and is late to be carried out"])(
    "the SIM taken out alone takes its correction along, and the others stay: it %s",
    async (how) => {
      const before = await registered({ sims: [{ iccid: wrong }, { iccid: aSim(9) }] });
      const anew = await corrected(before);
      if (how !== "waits") expect(await decide(anew)).toBe("SUCCESS");
      if (how.endsWith("out")) later(11);
      const wish = { ...link(before), requestKey: randomUUID(), sim: await refOf(before) };
      expect((await world.answer("/realName/withdrawSim", wish)).envelope.resultCode).toBe("SUCCESS");
      await worked();
      expect((await status(anew)).state).toBe(how === "waits" ? "withdrawn" : "deregistered");
      expect([await heldBy(wrong), await heldBy(right), await heldBy(aSim(9))]).toEqual([[], [], [before.number]]);
      expect(await atTheNetwork()).toEqual([aSim(9)]);
    },
  );

  test("a decision that is carried out once more ends no correction that is in force", async () => {
    const before = await registered({ sims: [{ iccid: wrong }, { iccid: aSim(9) }] });
    const anew = await corrected(before);
    expect(await decide(anew)).toBe("SUCCESS");
    const { id, version } = (await realNameByNumber(world.shop.db, anew.number))!;
    await worked();
    later(20);
    expect(await withdraw(before)).toBe("SUCCESS");
    await carryOutDecision.run({ id, version }, world.shop);
    await worked();
    expect([(await status(before)).state, (await status(anew)).state]).toEqual(["deregistered", "registered"]);
    expect(await atTheNetwork()).toEqual([right]);
  });

  test("withdrawn once its correction is in force, it leaves the right number, whose person was told so", async () => {
    const before = await registered({ sims: [{ iccid: wrong }, { iccid: aSim(40) }] });
    const anew = await corrected(before);
    await decide(anew);
    await worked();
    later(20);
    expect(await withdraw(before)).toBe("SUCCESS");
    await worked();
    expect((await status(anew)).state).toBe("registered");
    expect([await heldBy(right), await atTheNetwork()]).toEqual([[anew.number], [right]]);
  });

  test("a new document under which the wrong number is by now leaves nothing to correct: it is not accepted", async () => {
    const before = await registered();
    const anew = await corrected(before);
    const change = { purpose: 2, ...passport("TR7654321"), original: { type: 1, number: "TR1234567" } };
    const other = await sent(world, change);
    await decide(other);
    expect(await decide(anew)).toBe("SUCCESS");
    await worked();
    expect(await heldBy(wrong)).toEqual([other.number]);
    expect(await status(anew)).toMatchObject({ state: "received" });
    expect(await decide(anew)).toBe("SIM_NOT_FREE");
    expect((await status(before)).state).toBe("deregistered");
  });

  test("a SIM that carries on for the wrong one is the one that is replaced", async () => {
    const before = await registered();
    const anew = await corrected(before);
    await world.shop.db.transaction().execute((tx) => moveRegistration(tx, { from: wrong, to: aSim(50) }));
    await decide(anew);
    await worked();
    expect([await heldBy(wrong), await heldBy(aSim(50)), await heldBy(right)]).toEqual([[], [], [anew.number]]);
  });

  test("where it is the right one that carries on for the wrong one, the wrong one leaves all the same", async () => {
    const before = await registered({ sims: [{ iccid: wrong }, { iccid: aSim(20) }] });
    const anew = await corrected(before);
    await world.shop.db.transaction().execute((tx) => moveRegistration(tx, { from: wrong, to: right }));
    await decide(anew);
    await worked();
    expect([await heldBy(wrong), await heldBy(aSim(20)), await heldBy(right)]).toEqual([
      [],
      [before.number],
      [anew.number],
    ]);
  });
});

describe("taking back", () => {
  test("a refusal whose person has sent another correction since is not taken back", async () => {
    const before = await registered();
    const first = await corrected(before);
    await decide(first, { decision: "refused", reasons: ["too_young"] });
    const second = await corrected(before, { iccid: aSim(9) });
    const wish = { requestKey: randomUUID(), number: first.number, version: await versionOf(first) };
    expect(await kit.code("/staff/takeBackRealName", wish)).toBe("CASE_CHANGED");
    await worked();
    expect([(await status(first)).state, (await status(second)).state]).toEqual(["refused", "received"]);
  });
});

describe("of two processes at once", () => {
  const codeOf = async (answered: ReturnType<World["answer"]>) => (await answered).envelope.resultCode;

  test("the same request is one, two others are one and a refusal, and no copy stays", async () => {
    const before = await registered();
    const processes = twoProcesses(world);
    const [one, two] = processes.answer;
    const wish = await wishFor(before);
    const same = await Promise.all([one("/realName/correctSim", wish), two("/realName/correctSim", wish)]);
    expect(same.map(({ envelope }) => envelope.resultCode)).toEqual(["SUCCESS", "SUCCESS"]);
    expect(same[0].envelope.resultData).toEqual(same[1].envelope.resultData);
    await withdraw(same[0].envelope.resultData as Form);
    const codes = await Promise.all([
      codeOf(one("/realName/correctSim", { ...wish, requestKey: randomUUID() })),
      codeOf(two("/realName/correctSim", { ...wish, requestKey: randomUUID(), iccid: aSim(9) })),
    ]);
    expect(codes.toSorted()).toEqual(["CORRECTION_OPEN", "SUCCESS"]);
    await processes.close();
    expect(await rows("select from real_names where state = 'received'")).toHaveLength(1);
    expect(await rows("select from real_names where state = 'draft'")).toEqual([]);
    later(7200);
    await swept(world);
    expect(await objectsOf(world)).toHaveLength(2);
  });

  test("a withdrawal and a correction end in one of both orders, and nothing waits without its registration", async () => {
    const processes = twoProcesses(world);
    const [one, two] = processes.answer;
    for (let place = 0; place < 4; place++) {
      const before = await registered();
      const wish = await wishFor(before);
      const [corrects, ends] = await Promise.all([
        codeOf(one("/realName/correctSim", wish)),
        codeOf(two("/realName/withdraw", { ...link(before), requestKey: randomUUID() })),
      ]);
      expect(ends).toBe("SUCCESS");
      expect(["SUCCESS", "REAL_NAME_OVER"]).toContain(corrects);
      expect(await rows("select from real_names where state in ('draft', 'received', 'registered')")).toEqual([]);
      await worked();
    }
    await processes.close();
  });

  test("a decision and a withdrawal of the one before: whichever comes first, neither number is registered any more", async () => {
    const processes = twoProcesses(world);
    for (let place = 0; place < 4; place++) {
      const before = await registered();
      const anew = await corrected(before);
      const [decides, ends] = await Promise.all([
        decide(anew),
        codeOf(processes.answer[1]("/realName/withdraw", { ...link(before), requestKey: randomUUID() })),
      ]);
      expect(ends).toBe("SUCCESS");
      await worked();
      later(20);
      expect([await heldBy(wrong), await heldBy(right), await atTheNetwork()]).toEqual([[], [], []]);
      expect((await status(anew)).state).toBe(decides === "SUCCESS" ? "deregistered" : "withdrawn");
    }
    await processes.close();
  });

  test.each([
    ["withdrawal", 0],
    ["acceptance", 1],
  ])(
    "an acceptance that is late, and a withdrawal, first the %s: neither number is registered any more",
    async (first, told) => {
      const before = await registered();
      const anew = await corrected(before);
      await worked();
      world.letters.length = 0;
      expect(await decide(anew)).toBe("SUCCESS");
      later(11);
      await rows("update graphile_worker._private_jobs set run_at = now()");
      const processes = twoProcesses(world);
      const both = await world.pool.connect();
      await both.query("begin");
      await both.query("select from real_names for update");
      const wish = { ...link(before), requestKey: randomUUID() };
      const does: Record<string, () => Promise<unknown>> = {
        withdrawal: () => codeOf(processes.answer[1]("/realName/withdraw", wish)),
        acceptance: () => processes.work(),
      };
      const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      const running: Promise<unknown>[] = [];
      for (const which of [first, first === "withdrawal" ? "acceptance" : "withdrawal"]) {
        running.push(does[which]!());
        await vi.waitUntil(async () => (await rows(waits)).length === running.length, { timeout: 20_000 });
      }
      await both.query("commit");
      both.release();
      await Promise.all(running);
      await processes.close();
      await worked();
      expect([await heldBy(right), await atTheNetwork()]).toEqual([[], []]);
      expect([(await status(before)).state, (await status(anew)).state]).toEqual(["deregistered", "deregistered"]);
      expect(world.letters.filter(({ text }) => text.includes(letters.titles.registered))).toHaveLength(told);
    },
  );
});

test("whoever carries a wrong SIM on waits for a correction before its registration, as whoever decides about both", async () => {
  const before = await registered();
  const first = "00000000-0000-4000-8000-000000000001";
  await rows(
    `insert into real_names select (jsonb_populate_record(name, jsonb_build_object('id', $2::text, 'number', 'RN0000000001',
      'corrects', id, 'corrects_iccid', $3::text, 'request_key', null))).* from real_names name where number = $1`,
    [before.number, first, wrong],
  );
  const decides = await world.pool.connect();
  await decides.query("begin");
  await decides.query("select from real_names where id = $1 for update", [first]);
  const moved = world.shop.db.transaction().execute((tx) => moveRegistration(tx, { from: wrong, to: aSim(50) }));
  const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await vi.waitUntil(async () => (await rows(waits)).length > 0, { timeout: 20_000 });
  await decides.query("select from real_names where number = $1 for update nowait", [before.number]);
  await decides.query("commit");
  decides.release();
  await moved;
  expect(await heldBy(aSim(50))).toEqual([before.number]);
  expect(await rows("select corrects_iccid from real_names where id = $1", [first])).toEqual([
    { corrects_iccid: aSim(50) },
  ]);
});
