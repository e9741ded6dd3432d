import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { ReadDocument } from "../../../kernel/read-document.ts";
import { sealReading } from "./kept-reading.server.ts";
import { keepReading, photoIn } from "./photos-store.server.ts";
import { aForm, sent, type Form } from "./real-names.world.ts";
import type { GetRealNameQueue, OpenRealName } from "./review-contract.ts";
import { keyOf } from "./sealed-details.server.ts";
import { realNameByNumber } from "./store.server.ts";

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
const queue = (who = kit) => who.get<OutputOf<typeof GetRealNameQueue>>("/staff/getRealNameQueue", {});
const open = ({ number }: Form, who = kit) =>
  who.get<OutputOf<typeof OpenRealName>>("/staff/openRealName", { number, reason: "Review" });
const requestKey = () => ({ requestKey: randomUUID() });
const decide = ({ number }: Form, version = 2, more: object = {}, who = kit) =>
  who.code("/staff/decideRealName", { ...requestKey(), number, version, decision: "registered", ...more });
const later = (seconds: number) => world.at(new Date(world.shop.clock().getTime() + seconds * 1000).toISOString());
const { document: typed } = aForm({ number: "", key: "" }) as { document: { number: string } };
const another = (place: number, more: object = {}) =>
  sent(world, { sims: [{ iccid: aSim(place) }], document: { ...typed, number: `TR12345${10 + place}`, ...more } });

describe("the queue", () => {
  test("names holders by their masks alone, one of a single name, too; nobody has looked by that", async () => {
    await sent(world);
    later(1);
    await another(8, { englishName: "LINDQVIST ANNA SOFIA" });
    later(1);
    await another(9, { englishName: "Sukarno" });
    const answer = await queue();
    expect(answer.registrations.map(({ holder }) => holder)).toEqual(["CHAN M•••", "LINDQVIST A•••", "S•••"]);
    expect(JSON.stringify(answer)).not.toMatch(/MEI|陳|ANNA|SOFIA|ukarno|TR12345|1990|mei@/i);
    expect(await rows("select from actions where action = 'real_name_seen'")).toEqual([]);
  });

  test("shows those that open where the seal of one is broken", async () => {
    const broken = await sent(world);
    later(1);
    await another(8);
    await rows("update real_names set details = 'x' where number = $1", [broken.number]);
    expect((await queue()).registrations.map(({ holder }) => holder)).toEqual([null, "CHAN M•••"]);
  });

  test("says when a document has changed, and in how many days somebody leaves", async () => {
    const first = await sent(world);
    await open(first);
    await decide(first);
    await workOff(world, { evenLater: true });
    await sent(world, {
      purpose: 2,
      original: { type: 1, number: typed.number },
      document: { ...typed, number: "TR7654321" },
    });
    expect((await queue()).registrations).toMatchObject([{ isChange: true, departsIn: null }]);
  });
});

describe("what a reviewer has decided today", () => {
  test("is each registration once, with the median from opening to deciding, and none that was taken back", async () => {
    expect((await queue()).mine).toEqual({ decided: 0, seconds: null });
    for (const [place, seconds] of [20, 40, 90].entries()) {
      const form = await another(place + 1);
      await open(form);
      later(seconds - 10);
      await open(form);
      later(10);
      expect(await decide(form)).toBe("SUCCESS");
    }
    expect((await queue()).mine).toEqual({ decided: 3, seconds: 40 });
    const form = await another(9);
    await open(form);
    later(5);
    await decide(form);
    expect((await queue()).mine).toEqual({ decided: 4, seconds: 30 });
    later(1);
    await kit.code("/staff/takeBackRealName", { ...requestKey(), number: form.number, version: 3 });
    expect((await queue()).mine).toEqual({ decided: 3, seconds: 40 });
    later(60);
    await decide(form, 4);
    // from its first opening on: 5 seconds, 1 and 60
    expect((await queue()).mine).toEqual({ decided: 4, seconds: 53 });
    expect((await queue(tom)).mine).toEqual({ decided: 0, seconds: null });
  });

  test("begins at midnight in Hong Kong; what was not looked at within ten minutes has no measure", async () => {
    world.at("2026-11-21T15:50:00Z");
    ({ browser: kit } = await joined(world, { email: "lee@farwave.example", name: "Lee", role: "reviewer" }));
    const [before, after] = [await another(1), await another(2)];
    await open(before);
    await decide(before);
    world.at("2026-11-21T15:55:00Z");
    await open(after);
    world.at("2026-11-21T16:06:00Z");
    await decide(after);
    expect((await queue()).mine).toEqual({ decided: 1, seconds: null });
  });
});

describe("above the photograph", () => {
  test("stands until when it is kept, by its state, and how many others have opened it", async () => {
    const form = await sent(world);
    const said = async (who = kit) => {
      const { deletedAt, otherLooks } = await open(form, who);
      return [deletedAt, otherLooks];
    };
    // refused now, after thirty days
    expect(await said()).toEqual(["2026-12-21T08:00:00.000Z", 0]);
    later(601);
    expect(await said(tom)).toEqual(["2026-12-21T08:10:01.000Z", 1]);
    await decide(form, 2, { decision: "again", reasons: ["photo_copy"] }, tom);
    const [{ forget_at: day }] = await rows("select forget_at from real_names");
    expect(await said(tom)).toEqual([day.toISOString(), 1]);
    await tom.code("/staff/takeBackRealName", { ...requestKey(), number: form.number, version: 3 });
    await decide(form, 4, {}, tom);
    expect(await said(tom)).toEqual([null, 1]);
  });
});

describe("what check digits prove", () => {
  const correct = ({ number }: Form, version = 2, who = kit) =>
    who.code("/staff/correctRealName", { ...requestKey(), number, version });
  async function reads(form: Form, fields: ReadDocument["fields"]): Promise<void> {
    const { db, objectKeys } = world.shop;
    const realName = (await realNameByNumber(db, form.number))!;
    const { id } = (await photoIn(db, realName.id, "front"))!;
    await keepReading(db, id, sealReading(keyOf(objectKeys, realName), id, { type: 1, fields }));
  }
  const proved = (text: string) => ({ text, doubtful: [], isProved: true });
  const read = {
    number: proved("TR1234576"),
    birth: proved("1990-02-15"),
    englishName: { text: "CHAN MAY", doubtful: [], isProved: false },
  };

  test("takes the place of what was typed, and only that; the look goes on, and the trail has the field alone", async () => {
    const form = await sent(world);
    await reads(form, read);
    await open(form);
    expect(await correct(form)).toBe("SUCCESS");
    const { document, version } = await open(form);
    expect(document).toEqual({ ...typed, number: "TR1234576" });
    expect(version).toBe(3);
    expect(await rows("select action, on_id, after from actions where action = 'real_name_corrected'")).toEqual([
      { action: "real_name_corrected", on_id: form.number, after: { fields: "number" } },
    ]);
    expect(JSON.stringify(await rows("select * from actions"))).not.toMatch(/TR12345/);
    // found by its right number from now on
    await decide(form, 3);
    const again = await sent(world, { sims: [{ iccid: aSim(8) }], document: { ...typed, number: "TR1234576" } });
    expect((await open(again)).earlier).toMatchObject([{ number: form.number }]);
  });

  test("is taken by nobody who has not opened it, who saw another version, or beside a colleague", async () => {
    const form = await sent(world);
    await reads(form, read);
    expect(await correct(form)).toBe("REVEAL_FIRST");
    await open(form);
    expect([await correct(form, 1), await correct(form, 2, tom)]).toEqual(["CASE_CHANGED", "COLLEAGUE_LOOKS"]);
    await decide(form);
    expect(await correct(form, 3)).toBe("CASE_CHANGED");
    expect((await open(form)).document).toEqual(typed);
  });

  test("of nothing changes nothing, and what breaks a rule of the form is not taken", async () => {
    const form = await sent(world);
    await open(form);
    expect(await correct(form)).toBe("CASE_CHANGED");
    await reads(form, { englishName: read.englishName, birth: read.birth });
    expect(await correct(form)).toBe("CASE_CHANGED");
    await reads(form, { birth: proved("2015-02-15") });
    expect(await correct(form)).toBe("INVALID_INPUT");
    expect(await open(form)).toMatchObject({ document: typed, version: 2 });
    expect(await rows("select from real_name_sims where holds")).toHaveLength(1);
  });

  test("ends what a first reviewer has proposed about something else", async () => {
    const { browser } = await joined(world);
    const two = { ...requestKey(), name: "real_names_of_two", version: 0, value: "on", reason: "law" };
    expect(await browser.code("/staff/changeSetting", two)).toBe("SUCCESS");
    const form = await sent(world);
    await reads(form, read);
    await decide(form, 2, {}, tom);
    expect((await open(form)).proposal).toMatchObject({ who: "Tom" });
    expect(await correct(form, 3)).toBe("SUCCESS");
    expect((await open(form)).proposal).toBeNull();
  });
});
