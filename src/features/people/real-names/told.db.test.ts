import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { words as resultWords } from "../../../i18n/en/real-name-result.ts";
import { aForm, sent, swept, type Form } from "./real-names.world.ts";

let world: World;
let kit: Awaited<ReturnType<typeof joined>>["browser"];
beforeEach(async () => {
  const limits = { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000", TEXTS_PER_RANGE: "4" };
  world = await freshWorld({ environment: limits });
  ({ browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "reviewer" }));
});
afterEach(() => world.close());

const phone = "+85291234567";
const byPhone = { phone, email: undefined };
const news = () => world.sms.news;
const told = () => news().map(({ template }) => template);
const decide = ({ number }: Form, more: object, version = 2) =>
  kit.code("/staff/decideRealName", { requestKey: randomUUID(), number, version, ...more });
const worked = () => workOff(world, { evenLater: true });
/** Under a document and for a SIM of its own. */
const another = (place: number, more: object = byPhone) => {
  const { document } = aForm({ number: "", key: "" }) as { document: object };
  return sent(world, {
    sims: [{ iccid: aSim(place) }],
    document: { ...document, number: `TR12345${10 + place}` },
    ...more,
  });
};
/** What staff read of the texts in the timeline of an order with these SIMs. */
const noted = async (kind = "real_name_received") =>
  (await world.pool.query("select iccid, recipient, state from sent_messages where kind = $1 order by iccid", [kind]))
    .rows;
const jobs = async () =>
  (await world.pool.query("select from graphile_worker.jobs where task_identifier ~ '^tell-'")).rowCount;

describe("whoever named a phone alone is told by text", () => {
  test("that it came, what a person has decided, and that it ended, each with the way to its page", async () => {
    const form = await sent(world, byPhone);
    await worked();
    const link = `http://shop.test/en/real-name-result?number=${form.number}&key=${form.key}`;
    expect(news()).toMatchObject([
      { template: "real_name_received", to: phone, parameters: { number: form.number, link } },
    ]);
    await decide(form, { decision: "registered" });
    await worked();
    await world.answer("/realName/withdraw", { ...form, requestKey: randomUUID() });
    await worked();
    expect(told()).toEqual(["real_name_received", "real_name_news", "real_name_ended"]);
    expect(world.letters).toEqual([]);
  });

  test("that one SIM of several was taken out", async () => {
    const form = await sent(world, { ...byPhone, sims: [{ iccid: aSim(7) }, { iccid: aSim(8) }] });
    await decide(form, { decision: "registered" });
    await worked();
    world.at("2026-11-21T08:00:30Z");
    const wish = { number: form.number, version: 3, iccid: aSim(7), reason: "lost" };
    expect(await kit.code("/staff/deregisterRealName", { requestKey: randomUUID(), ...wish })).toBe("SUCCESS");
    await worked();
    expect(told().at(-1)).toBe("real_name_sim_left");
    expect(await noted("real_name_news")).toMatchObject([{ iccid: aSim(7) }, { iccid: aSim(8) }]);
    expect(await noted("real_name_sim_left")).toEqual([{ iccid: aSim(7), recipient: "•••• 4567", state: "sent" }]);
  });
});

describe("whoever named a phone alone is told by text that it is over, although the form has forgotten the phone", () => {
  const ended = () => news().filter(({ template }) => template === "real_name_ended");
  const forgotten = async () =>
    (await world.pool.query("select state, phone, forgotten_at is not null as forgotten from real_names")).rows;

  test("taken back before a decision", async () => {
    const form = await sent(world, byPhone);
    await worked();
    await world.answer("/realName/withdraw", { ...form, requestKey: randomUUID() });
    await worked();
    expect(ended()).toMatchObject([{ to: phone, parameters: { number: form.number } }]);
    expect(await forgotten()).toEqual([{ state: "withdrawn", phone: null, forgotten: true }]);
  });

  test("asked once more and never answered", async () => {
    const form = await sent(world, byPhone);
    await decide(form, { decision: "again", reasons: ["photo_unreadable"] });
    await worked();
    world.at("2027-02-19T08:00:01Z");
    await swept(world);
    await swept(world);
    await worked();
    expect(ended()).toMatchObject([{ to: phone, parameters: { number: form.number } }]);
    expect(await forgotten()).toEqual([{ state: "withdrawn", phone: null, forgotten: true }]);
  });
});

test("whoever was asked once more and never answered is told by e-mail, once, that it is over", async () => {
  const form = await sent(world);
  await decide(form, { decision: "again", reasons: ["photo_unreadable"] });
  await worked();
  world.letters.length = 0;
  world.at("2027-02-19T08:00:01Z");
  await swept(world);
  await swept(world);
  await worked();
  expect(
    world.letters.map(({ to, text }) => [to, text.includes(form.number), text.includes("no answer for 90 days")]),
  ).toEqual([["mei@example.com", true, true]]);
});

describe("what nobody decides", () => {
  const states = async () =>
    (await world.pool.query("select state, email, forgotten_at is not null as forgotten from real_names")).rows;
  const kept = { state: "received", email: "mei@example.com", forgotten: false };

  test("is deleted ninety days after it was sent, its SIM is free, and its person is told once that it was our fault", async () => {
    const form = await sent(world);
    await worked();
    world.letters.length = 0;
    world.at("2027-02-19T07:59:59Z");
    await swept(world);
    expect(await states()).toEqual([kept]);
    world.at("2027-02-19T08:00:01Z");
    await Promise.all([swept(world), swept(world)]);
    await worked();
    expect(await states()).toEqual([{ state: "withdrawn", email: null, forgotten: true }]);
    expect((await world.pool.query("select from real_name_photos where state <> 'gone'")).rowCount).toBe(0);
    expect(world.letters.map(({ to, text }) => [to, text.includes(form.number)])).toEqual([["mei@example.com", true]]);
    expect(world.letters[0]!.text).toContain("We did not decide");
    expect(world.letters[0]!.text).not.toContain("no answer");
    // whoever has a phone alone learns it there
    const page = (await world.answer("/realName/getRealName", form)).envelope.resultData as { state: "withdrawn" };
    expect(resultWords.titles[page.state]).toBe("It is over.");
    await sent(world);
  });

  test("not while a reviewer looks at it, and corrected meanwhile it counts from the day it was sent", async () => {
    const form = await sent(world);
    const { document } = aForm(form) as { document: object };
    world.at("2027-02-10T08:00:00Z");
    const mended = { ...form, requestKey: randomUUID(), document: { ...document, englishName: "CHAN MEI MEI" } };
    expect((await world.answer("/realName/mend", mended)).envelope.resultCode).toBe("SUCCESS");
    world.at("2027-02-19T07:55:00Z");
    const { browser: ana } = await joined(world, { email: "ana@farwave.example", name: "Ana", role: "reviewer" });
    await ana.get("/staff/openRealName", { number: form.number, reason: "Review" });
    world.at("2027-02-19T08:00:01Z");
    await swept(world);
    expect(await states()).toEqual([kept]);
    world.at("2027-02-19T08:05:01Z");
    await swept(world);
    expect(await states()).toMatchObject([{ state: "withdrawn" }]);
  });

  test("no form that waits ends the sooner because staff set fewer days: each has as many from then", async () => {
    await sent(world);
    world.at("2027-01-10T08:00:00Z");
    const { browser } = await joined(world);
    const wish = { requestKey: randomUUID(), name: "keep_undecided_days", version: 0, value: "20", reason: "policy" };
    expect(await browser.code("/staff/changeSetting", wish)).toBe("SUCCESS");
    for (const moment of ["2027-01-10T08:05:00Z", "2027-01-30T07:59:59Z"]) {
      world.at(moment);
      await swept(world);
      expect(await states()).toEqual([kept]);
    }
    world.at("2027-01-30T08:00:01Z");
    await swept(world);
    expect(await states()).toMatchObject([{ state: "withdrawn" }]);
  });

  test("and a setting that is lowered keeps nothing for longer than the one before", async () => {
    await sent(world);
    world.at("2027-02-18T08:00:00Z");
    const { browser } = await joined(world);
    const wish = { requestKey: randomUUID(), name: "keep_undecided_days", version: 0, value: "30", reason: "policy" };
    expect(await browser.code("/staff/changeSetting", wish)).toBe("SUCCESS");
    world.at("2027-02-19T08:00:01Z");
    await swept(world);
    expect(await states()).toMatchObject([{ state: "withdrawn" }]);
  });

  test("after as many days as staff set", async () => {
    const { browser } = await joined(world);
    const wish = { requestKey: randomUUID(), name: "keep_undecided_days", version: 0, value: "30", reason: "policy" };
    expect(await browser.code("/staff/changeSetting", wish)).toBe("SUCCESS");
    await sent(world, byPhone);
    await worked();
    world.at("2026-12-21T08:00:01Z");
    await swept(world);
    await worked();
    expect([await states(), told().at(-1)]).toMatchObject([[{ state: "withdrawn" }], "real_name_ended"]);
  });
});

test("a decision that could not be told yet is told after its person has taken a SIM out of it", async () => {
  const form = await sent(world, { sims: [{ iccid: aSim(7) }, { iccid: aSim(8) }] });
  await worked();
  await decide(form, { decision: "registered" });
  await workOff(world, { evenLater: true, only: "carry-out-real-name" });
  world.at("2026-11-21T08:00:30Z");
  const { sims } = (await world.answer("/realName/getRealName", form)).envelope.resultData as {
    sims: { ref: string }[];
  };
  const wish = { ...form, requestKey: randomUUID(), sim: sims[0]!.ref };
  expect((await world.answer("/realName/withdrawSim", wish)).envelope.resultCode).toBe("SUCCESS");
  await worked();
  expect(world.letters.filter(({ text }) => text.includes("You are registered"))).toHaveLength(1);
});

test("whoever named a mailbox too gets a text of the decision alone", async () => {
  const form = await sent(world, { phone });
  await decide(form, { decision: "registered" });
  await worked();
  await world.answer("/realName/withdraw", { ...form, requestKey: randomUUID() });
  await worked();
  expect(told()).toEqual(["real_name_news"]);
});

describe("texts that nobody has looked at before are few", () => {
  test("to one phone three in a day; the decision is told all the same", async () => {
    const forms = [await another(1), await another(2), await another(3), await another(4)];
    await worked();
    expect(told()).toEqual(Array(3).fill("real_name_received"));
    expect(await decide(forms[3]!, { decision: "refused", reasons: ["too_young"] })).toBe("SUCCESS");
    await worked();
    expect(told().at(-1)).toBe("real_name_news");
    world.at("2026-11-22T08:10:00Z");
    await another(5);
    await worked();
    expect(told().at(-1)).toBe("real_name_received");
  });

  test("and to numbers in a row as many as the day's budget allows", async () => {
    for (const place of [1, 2, 3, 4, 5]) await another(place, { ...byPhone, phone: `+8529123456${place}` });
    await worked();
    expect(told()).toHaveLength(4);
  });

  test("of those that were withdrawn before anybody looked, too", async () => {
    const forms = [await another(1), await another(2), await another(3)];
    await worked();
    for (const form of forms) await world.answer("/realName/withdraw", { ...form, requestKey: randomUUID() });
    await worked();
    expect(told()).toEqual(Array(3).fill("real_name_received"));
  });

  test("and of what a reviewer asked, to phones that were named since", async () => {
    const form = await sent(world);
    await decide(form, { decision: "again", reasons: ["photo_unreadable"] });
    await worked();
    world.at("2026-11-21T08:00:30Z");
    for (const digit of [1, 2, 1, 2, 1]) {
      const wish = { ...form, requestKey: randomUUID(), phone: `+8529123456${digit}` };
      expect((await world.answer("/realName/correctContact", wish)).envelope.resultCode).toBe("SUCCESS");
      await worked();
    }
    expect(told()).toEqual(Array(4).fill("real_name_news"));
  });

  test("what could not be sent is not counted", async () => {
    world.sms.answers("refused");
    for (const place of [1, 2, 3]) await another(place);
    await worked();
    expect([told(), await jobs()]).toEqual([[], 0]);
    expect(await noted()).toEqual(
      [1, 2, 3].map((place) => ({ iccid: aSim(place), recipient: "•••• 4567", state: "refused" })),
    );
    world.sms.answers("taken");
    for (const place of [4, 5, 6]) await another(place);
    await worked();
    expect(told()).toHaveLength(3);
  });
});
