import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { joined } from "../../../../test/staff.ts";
import { aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { aForm, aPhoto, sent, type Form } from "./real-names.world.ts";

let world: World;
let kit: Awaited<ReturnType<typeof joined>>["browser"];
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" } });
  ({ browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "reviewer" }));
});
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const status = async (form: Form) =>
  (await world.answer("/realName/getRealName", form)).envelope.resultData as Record<string, unknown>;
const correct = async (form: Form, more: object, requestKey: string = randomUUID()) =>
  (await world.answer("/realName/correctContact", { ...form, warnings: undefined, requestKey, ...more })).envelope;
const code = async (form: Form, more: object, requestKey?: string) =>
  (await correct(form, more, requestKey)).resultCode;
const worked = () => workOff(world, { evenLater: true });
const letters = () => world.letters.map(({ to, text }) => [to, /number=RN/.test(text)]);
const byMailbox = ([one]: unknown[], [other]: unknown[]) => String(one).localeCompare(String(other));
const open = async ({ number }: Form) =>
  (await kit.ask("/staff/openRealName", { number, reason: "Review" })).resultData as Record<string, unknown>;
const decide = ({ number }: Form, more: object, version = 2) =>
  kit.code("/staff/decideRealName", { requestKey: randomUUID(), number, version, ...more });

describe("where the answer goes", () => {
  test("shows masked on the page of the registration, so that a slip of the pen shows", async () => {
    const form = await sent(world, { email: "mei@exmaple.com", phone: "+85291234567" });
    const shown = await status(form);
    expect(shown["contact"]).toEqual({ email: "m•••@exmaple.com", phone: "+852 •••• 4567" });
    expect(JSON.stringify(shown)).not.toMatch(/mei@|9123/);
    expect((await status(await sent(world, { sims: [{ iccid: aSim(8) }] })))["contact"]).toMatchObject({ phone: null });
  });

  test("is corrected by its link: the new mailbox has the letter, the one before neither link nor new address", async () => {
    const form = await sent(world, { email: "mei@exmaple.com", phone: "+85291234567" });
    expect(await code(form, { email: "mei@example.org" })).toBe("SUCCESS");
    expect(await status(form)).toMatchObject({ contact: { email: "m•••@example.org", phone: "+852 •••• 4567" } });
    await worked();
    expect(letters().toSorted(byMailbox)).toEqual([
      ["mei@example.org", true],
      ["mei@exmaple.com", false],
    ]);
    expect(world.letters.find(({ to }) => to === "mei@exmaple.com")!.text).not.toMatch(/example\.org|key=|CHAN|TR123/);
    await decide(form, { decision: "again", reasons: ["photo_copy"] }, 3);
    await worked();
    expect(letters().at(-1)).toEqual(["mei@example.org", true]);
    world.at("2026-11-21T08:00:30Z");
    await code(form, { phone: "+85291234568" });
    await worked();
    // the same mailbox hears of nothing that left it
    expect(letters().slice(3)).toEqual([["mei@example.org", true]]);
  });

  test("of what a reviewer has asked a moment ago hears in its time, and of nothing that they take back", async () => {
    const again = { decision: "again", reasons: ["photo_copy"] };
    const form = await sent(world);
    await worked();
    await decide(form, again);
    expect(await code(form, { email: "mei@example.org" })).toBe("SUCCESS");
    await workOff(world, { only: "tell-real-name" });
    expect(letters()).toEqual([["mei@example.com", true]]);
    const back = { requestKey: randomUUID(), number: form.number, version: 3 };
    expect(await kit.code("/staff/takeBackRealName", back)).toBe("SUCCESS");
    await worked();
    expect(letters().filter(([to, hasLink]) => to === "mei@example.org" && hasLink)).toEqual([]);
    await decide(form, again, 4);
    expect(await code(form, { email: "mei@example.net" })).toBe("SUCCESS");
    await worked();
    expect(
      letters()
        .filter(([, hasLink]) => hasLink)
        .slice(1),
    ).toEqual([["mei@example.net", true]]);
  });

  test("of a phone alone, the new one is told by text", async () => {
    const form = await sent(world, { email: undefined, phone: "+85291234567" });
    await worked();
    await code(form, { phone: "+85291234568" });
    await worked();
    expect(world.sms.news.map(({ to, template }) => [to, template])).toEqual([
      ["+85291234567", "real_name_received"],
      ["+85291234568", "real_name_received"],
    ]);
  });

  test("a name alone is corrected, too: its mailbox hears of it, what was to be sent still is, and the reviewer sees it", async () => {
    const form = await sent(world);
    expect(await code(form, { contactName: "Mei Chan-Lee" })).toBe("SUCCESS");
    await worked();
    expect(letters()).toEqual([
      ["mei@example.com", true],
      ["mei@example.com", true],
    ]);
    expect(world.letters.map(({ text }) => text.includes("put another name"))).toEqual([false, true]);
    expect(JSON.stringify(world.letters)).not.toMatch(/Chan-Lee|Mei Chan/);
    // the one that stands there already changes nothing
    expect(await code(form, { contactName: "Mei Chan-Lee" })).toBe("SUCCESS");
    await worked();
    expect(letters()).toHaveLength(2);
    expect(await open(form)).toMatchObject({
      contactName: "Mei Chan-Lee",
      version: 2,
      document: { englishName: "CHAN MEI" },
    });
    expect(JSON.stringify(await rows("select * from real_names"))).not.toContain("Chan-Lee");
  });
});

test("a name alone, where there is a phone alone, is told there by text", async () => {
  const form = await sent(world, { email: undefined, phone: "+85291234567" });
  await worked();
  world.sms.news.length = 0;
  expect(await code(form, { contactName: "Thief" })).toBe("SUCCESS");
  await worked();
  expect(world.sms.news.map(({ to, template }) => [to, template])).toEqual([["+85291234567", "real_name_news"]]);
});

describe("of one that is registered", () => {
  const registered = async (more: object = {}) => {
    const form = await sent(world, more);
    expect(await decide(form, { decision: "registered" })).toBe("SUCCESS");
    await worked();
    world.at("2026-11-21T08:00:30Z");
    world.letters.length = 0;
    return form;
  };

  test("it is corrected as before: the new mailbox hears that it is registered, the one before that it is named no more", async () => {
    const form = await registered();
    expect(await code(form, { email: "mei@example.org" })).toBe("SUCCESS");
    await worked();
    expect(letters().toSorted(byMailbox)).toEqual([
      ["mei@example.com", false],
      ["mei@example.org", true],
    ]);
    expect(world.letters.find(({ to }) => to === "mei@example.org")!.text).toContain("You are registered");
    // and the second slip of the pen, too
    expect(await code(form, { email: "may@example.org" })).toBe("SUCCESS");
    await worked();
    expect(letters().slice(2).toSorted(byMailbox)).toEqual([
      ["may@example.org", true],
      ["mei@example.org", false],
    ]);
    await world.answer("/realName/withdraw", { ...form, requestKey: randomUUID() });
    await worked();
    expect(letters().at(-1)).toEqual(["may@example.org", true]);
  });

  test("with a phone alone, the one before hears that there is news: whoever has the link takes it from nobody in silence", async () => {
    const form = await registered({ email: undefined, phone: "+85291234567" });
    world.sms.news.length = 0;
    expect(await code(form, { phone: "+85291234568" })).toBe("SUCCESS");
    await worked();
    expect(world.sms.news.map(({ to, template }) => [to, template]).toSorted(byMailbox)).toEqual([
      ["+85291234567", "real_name_news"],
      ["+85291234568", "real_name_news"],
    ]);
    // and whoever had a mailbox reads it there
    const both = await registered({ sims: [{ iccid: aSim(8) }], email: "mei@example.com", phone: "+85291234569" });
    world.at("2026-11-21T08:02:00Z");
    world.sms.news.length = 0;
    await code(both, { phone: "+85291234560" });
    await worked();
    expect(world.sms.news.map(({ to }) => to)).toEqual(["+85291234560"]);
  });

  test("a decision that is not carried out yet is, and is told where the contact is by then", async () => {
    const form = await sent(world);
    await worked();
    world.letters.length = 0;
    await decide(form, { decision: "registered" });
    expect(await code(form, { email: "mei@example.org" })).toBe("SUCCESS");
    world.at("2026-11-21T08:00:30Z");
    expect(await code(form, { contactName: "Mei Chan-Lee", phone: "+85291234567" })).toBe("SUCCESS");
    await worked();
    expect(await rows("select regions from told_sims")).toEqual([{ regions: ["HK"] }]);
    expect(new Set(letters().flatMap(([to, hasLink]) => (hasLink ? [to] : [])))).toEqual(new Set(["mei@example.org"]));
  });

  test("of somebody who was erased nothing is named any more, by whoever has the link", async () => {
    const form = await registered();
    await world.pool.query("update real_names set email = null, phone = null");
    expect(await code(form, { email: "mei@example.org" })).toBe("REAL_NAME_OVER");
  });
});

describe("the thief and the clumsy", () => {
  test("nobody corrects one of others, nothing, or one that is over", async () => {
    const [form, other] = [await sent(world), await sent(world, { sims: [{ iccid: aSim(8) }] })];
    expect(await code({ number: form.number, key: other.key }, { email: "thief@example.com" })).toBe("NOT_FOUND");
    expect(await correct(form, {})).toMatchObject({ resultData: { fields: [{ field: "email", problem: "contact" }] } });
    expect(await code(form, { email: "not a mailbox" })).toBe("INVALID_INPUT");
    expect(await code(form, { phone: "12" })).toBe("INVALID_INPUT");
    await decide(form, { decision: "refused", reasons: ["too_young"] });
    await world.answer("/realName/withdraw", { ...other, requestKey: randomUUID() });
    for (const over of [form, other]) expect(await code(over, { email: "thief@example.com" })).toBe("REAL_NAME_OVER");
    expect(await rows("select email from real_names order by received_at, state")).toEqual([
      { email: "mei@example.com" },
      { email: null },
    ]);
  });

  const from = (address: string) => ({ language: "en", address }) as const;
  const codeFrom = async (address: string, form: Form, more: object) =>
    (
      await world.answer(
        "/realName/correctContact",
        { ...form, warnings: undefined, requestKey: randomUUID(), ...more },
        from(address),
      )
    ).envelope.resultCode;

  test("a stranger who has the link uses up no turn of whoever it belongs to, from another network or signed in", async () => {
    const mei = await signedIn(world, "mei@example.com");
    const photo = await world.answerTo(mei, "/realName/addPhoto", { photo: aPhoto(), slot: "front" });
    const form = photo.envelope.resultData as Form;
    expect((await world.answerTo(mei, "/realName/submit", aForm(form))).envelope.resultCode).toBe("SUCCESS");
    const stranger: string[] = [];
    for (let place = 0; place < 6; place++)
      stranger.push(await codeFrom(`198.51.100.${place}`, form, { email: `thief${place}@example.org` }));
    expect(stranger).toEqual([...Array<string>(5).fill("SUCCESS"), "TRIED_OFTEN"]);
    expect(await codeFrom("192.0.2.9", form, { email: "mei@example.net" })).toBe("SUCCESS");
    const wish = { ...form, warnings: undefined, requestKey: randomUUID(), email: "mei@example.com" };
    const own = await world.answerTo(mei, "/realName/correctContact", wish, from("198.51.100.1"));
    expect(own.envelope.resultCode).toBe("SUCCESS");
    const other = await signedIn(world, "thief@example.com");
    const theirs = { ...wish, requestKey: randomUUID(), email: "thief@example.com" };
    const theirAnswer = await world.answerTo(other, "/realName/correctContact", theirs, from("198.51.100.1"));
    expect(theirAnswer.envelope.resultCode).toBe("TRIED_OFTEN");
  });

  test("a stranger in four networks uses up no turn of a guest in another; a hundred a day are the most", async () => {
    const form = await sent(world);
    for (let place = 0; place < 20; place++)
      expect(await codeFrom(`198.51.${place % 4}.1`, form, { email: `thief${place}@example.org` })).toBe("SUCCESS");
    expect(await codeFrom("192.0.2.9", form, { email: "mei@example.net" })).toBe("SUCCESS");
    await world.pool.query("update attempts set tries = 100 where what = 'corrections of a contact by guests'");
    expect(await codeFrom("203.0.113.9", form, { email: "mei@example.net" })).toBe("TRIED_OFTEN");
    expect(
      await codeFrom("203.0.113.9", await sent(world, { sims: [{ iccid: aSim(8) }] }), { email: "kit@example.net" }),
    ).toBe("SUCCESS");
  });

  test("the same request twice, also at once, is one; five a day of one network are the most", async () => {
    const form = await sent(world);
    const requestKey = randomUUID();
    const wish = { email: "mei@example.org" };
    expect(await Promise.all([code(form, wish, requestKey), code(form, wish, requestKey)])).toEqual([
      "SUCCESS",
      "SUCCESS",
    ]);
    expect(await code(form, wish, requestKey)).toBe("SUCCESS");
    await worked();
    expect(letters()).toHaveLength(2);
    const more: string[] = [];
    for (let place = 0; place < 5; place++) more.push(await code(form, { email: `mei${place}@example.org` }));
    expect(more.filter((one) => one === "SUCCESS").length).toBeLessThanOrEqual(4);
    expect(more.at(-1)).toBe("TRIED_OFTEN");
    world.at("2026-11-22T08:01:00Z");
    expect(await code(form, { email: "mei@example.net" })).toBe("SUCCESS");
  });

  test("a reviewer who has seen it before decides about nothing that was corrected meanwhile", async () => {
    const form = await sent(world);
    await open(form);
    await code(form, { email: "mei@example.org" });
    expect(await decide(form, { decision: "registered" })).toBe("CASE_CHANGED");
    await open(form);
    expect(await decide(form, { decision: "registered" }, 3)).toBe("SUCCESS");
  });
});

describe("being checked", () => {
  test("is said once a reviewer has taken it, and of what is sent anew not before one does again", async () => {
    const form = await sent(world);
    expect(await status(form)).toMatchObject({ state: "received", checkedSince: null, before: 0 });
    await kit.ask("/staff/getRealNameQueue", {});
    expect((await status(form))["checkedSince"]).toBeNull();
    world.at("2026-11-21T08:07:00Z");
    await kit.code("/staff/takeNextRealName", { requestKey: randomUUID(), reason: "Review" });
    expect((await status(form))["checkedSince"]).toBe("2026-11-21T08:07:00.000Z");
    world.at("2026-11-21T08:30:00Z");
    await open(form);
    expect((await status(form))["checkedSince"]).toBe("2026-11-21T08:07:00.000Z");
    await decide(form, { decision: "again", reasons: ["details_differ"] });
    expect((await status(form))["checkedSince"]).toBeNull();
    world.at("2026-11-21T08:40:00Z");
    await worked();
    const { document } = aForm(form) as { document: object };
    const mended = { ...form, requestKey: randomUUID(), document: { ...document, englishName: "CHAN MEY" } };
    expect((await world.answer("/realName/mend", mended)).envelope.resultCode).toBe("SUCCESS");
    expect(await status(form)).toMatchObject({ state: "received", checkedSince: null });
  });

  test("takes as long as nine of ten did, not as half of them", async () => {
    for (let place = 1; place <= 10; place++) {
      world.at("2026-11-21T08:00:00Z");
      const { document } = aForm({ number: "", key: "" }) as { document: object };
      const form = await sent(world, {
        sims: [{ iccid: aSim(place) }],
        document: { ...document, number: `TR12345${10 + place}` },
      });
      world.at(new Date(Date.parse("2026-11-21T08:00:00Z") + place * 600_000).toISOString());
      await decide(form, { decision: "registered" });
    }
    const form = await sent(world, { sims: [{ iccid: aSim(20) }] });
    expect((await status(form))["usualMinutes"]).toBe(91);
  });
});
