import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { aSim, workOff } from "../../../../test/wishes.ts";
import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import { correctionsAnew, link, passport, right, sims, wrong, type Corrections } from "./corrections.world.ts";
import { aForm, begun, objectsOf, type Form } from "./real-names.world.ts";
import { keyOf, openDetails } from "./sealed-details.server.ts";
import { realNameByNumber } from "./store.server.ts";

let world: Corrections["world"];
let kit: Corrections["kit"];
let told: Corrections["told"];
const { rows, worked, later, status, refOf, versionOf, decide, registered, corrected, withdraw, heldBy, atTheNetwork } =
  correctionsAnew((here) => void ({ world, kit, told } = here));

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
