import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { aForm, aPhoto, objectsOf, sent, swept, type Form } from "./real-names.world.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let world: World;
let kit: Browser;
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" } });
  ({ browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "reviewer" }));
});
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const decide = (form: Form, more: object = {}, who = kit) =>
  who.code("/staff/decideRealName", {
    requestKey: randomUUID(),
    number: form.number,
    version: 2,
    decision: "registered",
    ...more,
  });
/** A session ends after twelve hours. */
const another = async () =>
  (await joined(world, { email: "tom@farwave.example", name: "Tom", role: "reviewer" })).browser;
const takeBack = (form: Form, version: number, who = kit) =>
  who.code("/staff/takeBackRealName", { requestKey: randomUUID(), number: form.number, version });
const open = (form: Form, who = kit) => who.ask("/staff/openRealName", { number: form.number, reason: "Review" });
const status = async (form: Form) =>
  (await world.answer("/realName/getRealName", form)).envelope.resultData as {
    state: string;
    reasons: string[];
  };
const passport = (number: string) => ({
  document: { ...(aForm({ number: "", key: "" }) as { document: object }).document, number },
});
const letters = () => world.letters.map(({ subject, text }) => `${subject} ${text.split("\n").slice(0, 12).join(" ")}`);

describe("how long a form is kept", () => {
  const day = async () => (await rows("select forget_at from real_names"))[0].forget_at?.toISOString();
  const later = "2026-12-21T08:00:00Z";
  const ninetyDaysLater = "2027-03-21T08:00:00.000Z";

  test.each([
    ["asked once more", { decision: "again", reasons: ["photo_copy"] }],
    ["refused", { decision: "refused", reasons: ["too_young"] }],
  ])("is counted from when it was %s, not from when it was sent", async (_, decision) => {
    const form = await sent(world);
    world.at(later);
    const tom = await another();
    expect(await decide(form, decision, tom)).toBe("SUCCESS");
    expect(await day()).toBe(ninetyDaysLater);
    expect(await takeBack(form, 3, tom)).toBe("SUCCESS");
    expect(await day()).toBe(ninetyDaysLater);
  });

  test("also after it was accepted, that was taken back, and it is asked once more", async () => {
    const form = await sent(world);
    world.at(later);
    const tom = await another();
    expect(await decide(form, {}, tom)).toBe("SUCCESS");
    expect(await takeBack(form, 3, tom)).toBe("SUCCESS");
    expect(await day()).toBe(ninetyDaysLater);
    expect(await decide(form, { decision: "again", reasons: ["photo_copy"], version: 4 }, tom)).toBe("SUCCESS");
    expect(await day()).toBe(ninetyDaysLater);
  });
});

describe("a reviewer", () => {
  test("sees the oldest first, opens one with its photograph, and each look stands in the trail", async () => {
    const first = await sent(world);
    world.at("2026-11-21T08:10:00Z");
    const second = await sent(world, { sims: [{ iccid: aSim(8) }], ...passport("TR7654321") });
    const queue = await kit.get<{ waiting: number; registrations: { number: string }[] }>(
      "/staff/getRealNameQueue",
      {},
    );
    expect([queue.waiting, queue.registrations.map(({ number }) => number)]).toEqual([
      2,
      [first.number, second.number],
    ]);
    expect(JSON.stringify(queue)).not.toMatch(/TR1234567|MEI|陳/);
    expect(await open(first)).toMatchObject({
      resultCode: "SUCCESS",
      resultData: {
        contactName: "Mei Chan",
        document: { number: "TR1234567", englishName: "CHAN MEI" },
        sims: [{ iccid: aSim(7), remark: "Office phone" }],
        // what stands for a photograph here is none
        photos: [{ slot: "front", jpeg: aPhoto(), size: null }],
        earlier: [],
      },
    });
    expect(await rows("select action, on_kind, on_id, reason from actions where action = 'real_name_seen'")).toEqual([
      { action: "real_name_seen", on_kind: "real_name", on_id: first.number, reason: "Review" },
    ]);
    expect(JSON.stringify(await rows("select * from actions"))).not.toMatch(/TR1234567|CHAN MEI/);
    expect(await rows("select from staff_requests where answer::text like '%TR1234567%'")).toEqual([]);
  });

  test("accepts: the person is told ten seconds later, and the document is kept while the SIM is registered", async () => {
    const form = await sent(world);
    await workOff(world, { evenLater: true });
    world.letters.length = 0;
    expect(await decide(form)).toBe("SUCCESS");
    await workOff(world, { evenLater: true });
    expect(await status(form)).toMatchObject({ state: "registered", reasons: [] });
    expect(letters()).toEqual([expect.stringContaining("You are registered.")]);
    world.at("2027-11-21T08:00:00Z");
    await swept(world);
    expect(await objectsOf(world)).toHaveLength(1);
    expect(await open(form, await another())).toMatchObject({ resultCode: "SUCCESS" });
  });

  test("asks once more: everything is kept, only what is new is sent, and it waits again", async () => {
    const form = await sent(world);
    expect(await decide(form, { decision: "again", reasons: ["photo_unreadable"] })).toBe("SUCCESS");
    await workOff(world, { evenLater: true });
    expect(await status(form)).toMatchObject({ state: "again", reasons: ["photo_unreadable"] });
    expect(letters().at(-1)).toContain("hold still");
    await world.answer("/realName/addPhoto", { photo: aPhoto("sharper"), slot: "front", ...form });
    expect((await world.answer("/realName/submit", aForm(form))).envelope.resultCode).toBe("SUCCESS");
    expect(await open(form)).toMatchObject({
      resultData: { photos: [{ jpeg: aPhoto("sharper") }, { isEarlier: true }], version: 4 },
    });
  });

  test("sees the photograph before beside the new one, and what it was asked for; it goes once there is an answer", async () => {
    const form = await sent(world);
    const again = async (reason: string, version: number, photo?: string) => {
      expect(await decide(form, { decision: "again", reasons: [reason], version })).toBe("SUCCESS");
      world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
      const { number, key } = form;
      for (const one of photo === undefined ? [] : ["in vain", photo])
        await world.answer("/realName/addPhoto", { photo: aPhoto(one), slot: "front", number, key });
      const { document } = aForm(form) as { document: object };
      const details = reason === "details_differ" && { document };
      await world.answer("/realName/mend", { number, key, requestKey: randomUUID(), ...details });
    };
    const shown = async () => {
      const { resultData } = await open(form);
      const { photos } = resultData as { photos: { jpeg: string; isEarlier: boolean; askedFor: string | null }[] };
      return photos.map(
        ({ jpeg, isEarlier, askedFor }) =>
          `${Buffer.from(jpeg, "base64").toString()} ${isEarlier ? `earlier, ${askedFor}` : String(askedFor)}`,
      );
    };
    await world.pool.query("update real_name_photos set reading = 'read'");
    await again("photo_unreadable", 2, "sharper");
    expect(await rows("select from real_name_photos where state = 'earlier' and reading is not null")).toEqual([]);
    expect(await shown()).toEqual(["sharper null", "a passport earlier, photo_unreadable"]);
    await swept(world);
    // asked for something else and sent without another photograph, it says still what it was replaced for
    await again("details_differ", 4);
    expect(await shown()).toEqual(["sharper null", "a passport earlier, photo_unreadable"]);
    await again("photo_copy", 6, "the original");
    await swept(world);
    expect(await shown()).toEqual(["the original null", "sharper earlier, photo_copy"]);
    expect(await objectsOf(world)).toHaveLength(2);
    expect(await decide(form, { version: 8 })).toBe("SUCCESS");
    await swept(world);
    expect(await shown()).toEqual(["the original null"]);
    expect(await objectsOf(world)).toHaveLength(1);
  });

  test("refuses: the SIM is free again at once, and the document goes after thirty days", async () => {
    const form = await sent(world);
    expect(await decide(form, { decision: "refused", reasons: ["not_the_holder"] })).toBe("SUCCESS");
    await workOff(world, { evenLater: true });
    expect(letters().at(-1)).toContain("not the one on the document");
    const other = await sent(world, passport("TR7654321"));
    world.at("2026-12-20T08:00:00Z");
    await swept(world);
    expect(await objectsOf(world)).toHaveLength(2);
    world.at("2026-12-22T08:00:00Z");
    await swept(world);
    expect(await objectsOf(world)).toHaveLength(1);
    expect(await rows("select details, document_mark, email from real_names where number = $1", [form.number])).toEqual(
      [{ details: null, document_mark: null, email: null }],
    );
    const tom = await another();
    expect((await open(form, tom)).resultCode).toBe("REAL_NAME_OVER");
    expect(await open(other, tom)).toMatchObject({ resultCode: "SUCCESS" });
  });

  test("refuses where settings keep documents for a shorter time: it goes that day", async () => {
    await rows(
      "insert into setting_changes (setting, version, value, reason, changed_at, changed_by) select 'keep_documents_days', 1, '7', 'the law', now(), id from staff limit 1",
    );
    const form = await sent(world);
    await decide(form, { decision: "refused", reasons: ["not_the_holder"] });
    await workOff(world, { evenLater: true });
    world.at("2026-11-28T07:00:00Z");
    await swept(world);
    expect(await objectsOf(world)).toHaveLength(1);
    world.at("2026-11-28T09:00:00Z");
    await swept(world);
    expect(await objectsOf(world)).toEqual([]);
  });

  test("takes a decision back in time: nobody is told, and it waits as before", async () => {
    const form = await sent(world);
    await workOff(world, { evenLater: true });
    world.letters.length = 0;
    await decide(form, { decision: "refused", reasons: ["too_young"] });
    world.at("2026-11-21T08:00:09Z");
    expect(await takeBack(form, 3)).toBe("SUCCESS");
    await workOff(world, { evenLater: true });
    expect(world.letters).toEqual([]);
    expect(await status(form)).toMatchObject({ state: "received", reasons: [] });
    await decide(form, { version: 4 });
    world.at("2026-11-21T08:01:00Z");
    expect(await takeBack(form, 5)).toBe("CASE_CHANGED");
  });
});

describe("a changed document", () => {
  const changed = (more: object = {}) => ({
    purpose: 2,
    ...passport("TR7654321"),
    original: { type: 1, number: "TR1234567" },
    ...more,
  });

  test("takes its SIMs over once a reviewer has agreed, and the registration before ends with its last one", async () => {
    const before = await sent(world, { sims: [{ iccid: aSim(7) }, { iccid: aSim(8) }] });
    await decide(before);
    await workOff(world, { evenLater: true });
    const one = await sent(world, changed());
    expect(await rows("select count(*)::int as held from real_name_sims where holds")).toEqual([{ held: 2 }]);
    await decide(one);
    await workOff(world, { evenLater: true });
    expect((await status(before)).state).toBe("registered");
    const other = await sent(world, changed({ sims: [{ iccid: aSim(8) }] }));
    await decide(other);
    await workOff(world, { evenLater: true });
    expect((await status(before)).state).toBe("deregistered");
    expect(await rows("select count(*)::int as held from real_name_sims where holds")).toEqual([{ held: 2 }]);
  });

  test("of a SIM that the named document does not hold is refused, whoever asks", async () => {
    await decide(await sent(world));
    await workOff(world, { evenLater: true });
    for (const [more, field, problem] of [
      [changed({ original: { type: 1, number: "TR0000000" } }), "sims.0.iccid", "iccid.other_document"],
      [changed({ sims: [{ iccid: aSim(9) }] }), "purpose", "purpose.first"],
    ] as const) {
      const { resultData } = (await world.answer("/realName/submit", aForm(await sentPhoto(), more))).envelope;
      expect(resultData).toMatchObject({ fields: [{ field, problem }] });
    }
  });

  const sentPhoto = async () =>
    (await world.answer("/realName/addPhoto", { photo: aPhoto(), slot: "front" })).envelope.resultData as Form;
});

describe("the thief and the clumsy", () => {
  test("two reviewers decide about one form once; the later one is told, and one request twice is one", async () => {
    const form = await sent(world);
    const { browser: tom } = await joined(world, { email: "tom@farwave.example", name: "Tom", role: "reviewer" });
    const wish = { requestKey: randomUUID() };
    const answers = await Promise.all([
      decide(form, wish),
      decide(form, wish),
      decide(form, { decision: "refused", reasons: ["too_young"] }, tom),
    ]);
    expect(answers[0]).toBe(answers[1]);
    expect(new Set(answers)).toEqual(new Set(["SUCCESS", "CASE_CHANGED"]));
    expect(await rows("select from actions where action = 'real_name_decided'")).toHaveLength(1);
    expect(await takeBack(form, 3, answers[0] === "SUCCESS" ? tom : kit)).toBe("CASE_CHANGED");
  });

  test("whoever may not review sees and decides nothing; a right that is taken away ends it at once", async () => {
    const form = await sent(world);
    const { browser: support } = await joined(world, { email: "s@farwave.example", name: "S", role: "support" });
    expect(await support.code("/staff/getRealNameQueue", {})).toBe("RIGHT_MISSING");
    expect((await open(form, support)).resultCode).toBe("RIGHT_MISSING");
    await rows("delete from staff_grants where \"right\" = 'review_real_names'");
    expect([(await open(form)).resultCode, await decide(form)]).toEqual(["RIGHT_MISSING", "RIGHT_MISSING"]);
    expect(await rows("select from actions where action like 'real_name%'")).toEqual([]);
  });

  test.each<[string, object, string]>([
    ["no reason", { decision: "refused" }, "INVALID_INPUT"],
    ["a reason that only asks once more", { decision: "refused", reasons: ["photo_copy"] }, "INVALID_INPUT"],
    ["a state that nobody decides", { decision: "withdrawn" }, "INVALID_INPUT"],
    ["a form that was changed meanwhile", { version: 1 }, "CASE_CHANGED"],
    ["one of nobody", { number: "RN0000000000" }, "NOT_FOUND"],
  ])("%s decides nothing", async (_, more, code) => {
    const form = await sent(world);
    expect(await decide(form, more)).toBe(code);
    expect((await status(form)).state).toBe("received");
  });

  test("withdrawn while it was open at the reviewer's, it is decided no more, and its document is gone", async () => {
    const form = await sent(world);
    await open(form);
    await world.answer("/realName/withdraw", { ...form, requestKey: randomUUID() });
    expect(await decide(form)).toBe("CASE_CHANGED");
    expect(await decide(form, { version: 3 })).toBe("CASE_CHANGED");
    expect((await open(form)).resultCode).toBe("REAL_NAME_OVER");
  });
});
