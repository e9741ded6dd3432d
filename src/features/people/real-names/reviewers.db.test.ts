import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aRenewal } from "../../../../test/sold-orders.ts";
import { joined } from "../../../../test/staff.ts";
import { aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { aForm, aPhoto, sent, type Form } from "./real-names.world.ts";
import type { GetRealNameQueue, OpenRealName } from "./review-contract.ts";
import { isPicked } from "./rules.ts";

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
const requestKey = () => ({ requestKey: randomUUID() });
const next = async (who = kit, first?: "leaves") =>
  (await who.get<{ number: string | null }>("/staff/takeNextRealName", { ...requestKey(), reason: "Next", first }))
    .number;
const look = async ({ number }: Form, who = kit, reason?: string) =>
  (await who.ask("/staff/openRealName", { number, reason })).resultCode;
const shown = ({ number }: Form, who = kit) =>
  who.get<OutputOf<typeof OpenRealName>>("/staff/openRealName", { number, reason: "Review" });
const queue = (who = kit) => who.get<OutputOf<typeof GetRealNameQueue>>("/staff/getRealNameQueue", {});
const decide = ({ number }: Form, more: object = {}, who = kit) =>
  who.code("/staff/decideRealName", { ...requestKey(), number, version: 2, decision: "registered", ...more });
const takeBack = ({ number }: Form, version = 3, who = kit) =>
  who.code("/staff/takeBackRealName", { ...requestKey(), number, version });

/** Under a document and for a SIM of its own. */
const another = (place: number) => {
  const { document } = aForm({ number: "", key: "" }) as { document: object };
  return sent(world, { sims: [{ iccid: aSim(place) }], document: { ...document, number: `TR12345${10 + place}` } });
};
const later = <Sent>(send: () => Promise<Sent>) => {
  world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
  return send();
};
const stateOf = async ({ number }: Form) =>
  (await rows("select state from real_names where number = $1", [number]))[0].state as string;
const correct = async (form: Form) => {
  const { document } = aForm(form) as { document: object };
  const wish = { ...form, ...requestKey(), document: { ...document, number: "TR7654321" } };
  return (await world.answer("/realName/mend", wish)).envelope.resultCode;
};
const setting = (value: "on" | "off", version = 0) =>
  joined(world).then(({ browser }) =>
    browser.get("/staff/changeSetting", { ...requestKey(), name: "real_names_of_two", version, value, reason: "law" }),
  );

describe("taking the next", () => {
  test("gives each reviewer one of their own, the oldest first; whoever wants another one gives theirs back", async () => {
    const [first, second, third] = [await another(1), await later(() => another(2)), await later(() => another(3))];
    expect((await Promise.all([next(), next(tom)])).toSorted()).toEqual([first.number, second.number].toSorted());
    const held = (await queue()).registrations.map(({ heldBy }) => heldBy);
    expect(new Set(held)).toEqual(new Set(["Kit", "Tom", null]));
    expect(await next()).toBe(third.number);
    expect((await queue(tom)).registrations.filter(({ heldBy }) => heldBy === "Kit")).toMatchObject([
      { number: third.number, isMine: false },
    ]);
  });

  test("of the last one comes back, a repeat answers the same, and there may be none", async () => {
    expect(await next()).toBeNull();
    const form = await sent(world);
    const wish = { ...requestKey(), reason: "Next" };
    const answers = [1, 2].map(() => kit.get<{ number: string }>("/staff/takeNextRealName", wish));
    expect((await Promise.all(answers)).map(({ number }) => number)).toEqual([form.number, form.number]);
    expect(await next()).toBe(form.number);
    expect(await next(tom)).toBeNull();
  });

  test("opens nothing by itself, and each look under its reason stands in the trail", async () => {
    const form = await sent(world);
    await next();
    expect(await rows("select from actions where action = 'real_name_seen'")).toEqual([]);
    expect([await look(form), await look(form)]).toEqual(["SUCCESS", "SUCCESS"]);
    expect(await rows("select reason from actions where action = 'real_name_seen'")).toEqual([
      { reason: "Next" },
      { reason: "Next" },
    ]);
  });
});

test("who leaves first stands first where that is asked for; a day that is over counts no more", async () => {
  const leaving = async (place: number, day?: string, state = "delivered") => {
    const form = await later(() => another(place));
    if (day === undefined) return form.number;
    const order = await aRenewal(world, [aSim(place)]);
    await world.pool.query("update orders set departs_on = $1, state = $2 where id = $3", [day, state, order.id]);
    await world.pool.query(
      "insert into data_plans (order_id, position, iccid, state, use_by) values ($1, 1, $2, 'not_started', '2027-05-20')",
      // a buyer may have typed the card's twentieth digit
      [order.id, place === 3 ? `${aSim(place)}7` : aSim(place)],
    );
    return form.number;
  };
  const [none, over, refunded, soon, sooner] = [
    await leaving(1),
    await leaving(2, "2026-11-20"),
    await leaving(5, "2026-11-22", "refunded"),
    await leaving(3, "2026-11-24"),
    await leaving(4, "2026-11-21"),
  ];
  const shown = async (first?: string) =>
    (await kit.get<OutputOf<typeof GetRealNameQueue>>("/staff/getRealNameQueue", { first })).registrations.map(
      ({ number, departsOn }) => [number, departsOn],
    );
  const rest = [
    [none, null],
    [over, null],
    [refunded, null],
  ];
  expect(await shown("leaves")).toEqual([[sooner, "2026-11-21"], [soon, "2026-11-24"], ...rest]);
  expect(await shown()).toEqual([...rest, [soon, "2026-11-24"], [sooner, "2026-11-21"]]);
  expect((await queue()).registrations.map(({ departsIn }) => departsIn)).toEqual([null, null, null, 3, 0]);
  expect([await next(kit, "leaves"), await next(tom, "leaves")]).toEqual([sooner, soon]);
  expect(await next()).toBe(none);
});

describe("a photograph is shown", () => {
  test("to nobody without a reason, to whoever gave one for ten minutes, and to no colleague meanwhile", async () => {
    const form = await sent(world);
    expect(await look(form)).toBe("REVEAL_FIRST");
    expect(await look(form, kit, "")).toBe("INVALID_INPUT");
    expect(await look(form, kit, "Review")).toBe("SUCCESS");
    expect(await look(form)).toBe("SUCCESS");
    expect([await look(form, tom), await look(form, tom, "Review"), await decide(form, {}, tom)]).toEqual([
      "COLLEAGUE_LOOKS",
      "COLLEAGUE_LOOKS",
      "COLLEAGUE_LOOKS",
    ]);
    expect(await rows("select who from actions where action like 'real_name%'")).toHaveLength(2);
    world.at("2026-11-21T08:10:00Z");
    expect([await look(form), await look(form, tom, "Review"), await look(form, kit, "Review")]).toEqual([
      "REVEAL_FIRST",
      "SUCCESS",
      "COLLEAGUE_LOOKS",
    ]);
    expect(await decide(form)).toBe("COLLEAGUE_LOOKS");
    expect(await decide(form, {}, tom)).toBe("SUCCESS");
  });

  test("beside what was checked: the rules of today, the quota, and what is about its SIM and its document", async () => {
    await decide(await another(1));
    await workOff(world, { evenLater: true });
    const { document } = aForm({ number: "", key: "" }) as { document: object };
    const once = await sent(world, { sims: [{ iccid: aSim(7) }], document: { ...document, number: "TR1234511" } });
    await decide(once, { decision: "refused", reasons: ["not_the_holder"] });
    await workOff(world, { evenLater: true });
    const form = await sent(world, {
      sims: [{ iccid: aSim(7) }],
      document: { ...document, number: "K12345678", country: "CHN" },
    });
    const mine = await shown(form);
    expect(mine.sims).toMatchObject([{ iccid: aSim(7), earlier: [{ number: once.number, state: "refused" }] }]);
    expect(mine).toMatchObject({ earlier: [], age: 36, isPerhapsHongKong: true, quota: { used: 1, most: 10 } });
    expect(mine.checks.every(({ passes }) => passes)).toBe(true);
    expect(mine.sentences.too_young).toBe(
      "The holder of this document is too young to register a SIM. A parent or guardian can register it in their own name.",
    );
    expect((await shown(once, tom)).earlier).toMatchObject([{ state: "registered" }]);
    expect((await shown(once, tom)).quota).toEqual({ used: 2, most: 10 });
    await rows("update real_name_photos set warnings = '{glare}'");
    world.at("2031-07-01T08:00:00Z");
    ({ browser: kit } = await joined(world, { email: "new@farwave.example", name: "New", role: "reviewer" }));
    expect((await shown(form)).checks.filter(({ passes }) => !passes).map(({ check }) => check)).toEqual([
      "expiry",
      "photo",
    ]);
  });

  test("in the language of its person are the sentences", async () => {
    const form = await sent(world);
    await rows("update real_names set language = 'zh-hk'");
    expect((await shown(form)).sentences.photo_copy).toMatch(/[\u4e00-\u9fff]/);
  });
});

describe("taking back", () => {
  test("within ten seconds the look goes on, and whoever decided has it again", async () => {
    const form = await sent(world);
    await look(form, kit, "Review");
    await decide(form);
    // decided, it is opened by nobody without a reason
    expect(await look(form)).toBe("REVEAL_FIRST");
    world.at("2026-11-21T08:00:09Z");
    expect(await takeBack(form)).toBe("SUCCESS");
    expect([await look(form), await look(form, tom, "Review")]).toEqual(["SUCCESS", "COLLEAGUE_LOOKS"]);
  });

  test("is no colleague's affair, and nobody's once it was carried out", async () => {
    const form = await sent(world);
    await decide(form);
    expect(await takeBack(form, 3, tom)).toBe("CASE_CHANGED");
    world.at("2026-11-21T08:00:10Z");
    expect(await takeBack(form)).toBe("CASE_CHANGED");
    expect(await stateOf(form)).toBe("registered");
  });
});

describe("where settings ask for two", () => {
  beforeEach(() => setting("on"));

  test("the first proposes, which is shown to the second; only the same from another one is done and told", async () => {
    const form = await sent(world);
    const refused = { decision: "refused", reasons: ["not_the_holder"] };
    await next();
    expect(await decide(form, refused)).toBe("SUCCESS");
    expect(await stateOf(form)).toBe("received");
    expect(await decide(form, { ...refused, version: 3 })).toBe("OWN_PROPOSAL");
    expect([await next(), await next(tom)]).toEqual([null, form.number]);
    expect((await queue(tom)).registrations).toMatchObject([{ waitsForSecond: true }]);
    expect((await shown(form, tom)).proposal).toEqual({ ...refused, ownWords: null, who: "Kit", isMine: false });
    await workOff(world, { evenLater: true });
    expect(world.letters.filter(({ text }) => text.includes("not the one on"))).toEqual([]);
    expect(await decide(form, { ...refused, version: 3 }, tom)).toBe("SUCCESS");
    await workOff(world, { evenLater: true });
    expect(await stateOf(form)).toBe("refused");
    expect(world.letters.filter(({ text }) => text.includes("not the one on"))).toHaveLength(1);
    expect(await rows("select action from actions where action ~ '^real_name_(pro|dec)' order by action")).toEqual([
      { action: "real_name_decided" },
      { action: "real_name_proposed" },
    ]);
  });

  test("a different decision takes the place of the first, and waits for somebody in its turn", async () => {
    const form = await sent(world);
    await decide(form);
    expect(await decide(form, { version: 3, decision: "refused", reasons: ["too_young"] }, tom)).toBe("SUCCESS");
    expect(await decide(form, { version: 4, decision: "refused", reasons: ["document_expired"] })).toBe("SUCCESS");
    expect(await stateOf(form)).toBe("received");
    expect(await decide(form, { version: 5, decision: "refused", reasons: ["document_expired"] }, tom)).toBe("SUCCESS");
    expect(await stateOf(form)).toBe("refused");
  });

  test("or of a share that a setting says, and nobody can tell beforehand which", async () => {
    await setting("off", 1);
    const { browser } = await joined(world, { email: "lee@farwave.example", name: "Lee" });
    const share = { name: "real_names_looked_at_twice", version: 0, value: "50", reason: "the design's second look" };
    expect(await browser.code("/staff/changeSetting", { ...requestKey(), ...share })).toBe("SUCCESS");
    const expected: string[] = [];
    const states: string[] = [];
    for (let place = 1; place <= 8; place++) {
      const form = await another(place);
      const [{ id }] = await rows("select id from real_names where number = $1", [form.number]);
      expected.push(isPicked(id, 50) ? "received" : "registered");
      expect(await decide(form)).toBe("SUCCESS");
      states.push(await stateOf(form));
    }
    expect(states).toEqual(expected);
  });

  test("asking once more takes one, and what was proposed before is forgotten", async () => {
    const form = await sent(world);
    await decide(form);
    expect(await decide(form, { version: 3, decision: "again", reasons: ["photo_copy"] }, tom)).toBe("SUCCESS");
    expect(await stateOf(form)).toBe("again");
    await world.answer("/realName/addPhoto", { photo: aPhoto("again"), slot: "front", ...form });
    await world.answer("/realName/submit", aForm(form));
    expect((await queue()).registrations).toMatchObject([{ isAgain: true, waitsForSecond: false }]);
    expect(await decide(form, { version: 5 }, tom)).toBe("SUCCESS");
    expect(await stateOf(form)).toBe("received");
  });

  test("what its person corrects nobody has looked at: the proposal is gone, and the same decision is the first again", async () => {
    const form = await sent(world);
    await decide(form);
    expect(await correct(form)).toBe("SUCCESS");
    expect((await queue(tom)).registrations).toMatchObject([{ waitsForSecond: false }]);
    expect((await shown(form, tom)).proposal).toBeNull();
    expect(await decide(form, { version: 4 }, tom)).toBe("SUCCESS");
    expect(await stateOf(form)).toBe("received");
    expect(await decide(form, { version: 5 })).toBe("SUCCESS");
    expect(await stateOf(form)).toBe("registered");
  });

  test("corrected while the second decides, it is registered as both saw it or not at all", async () => {
    const form = await sent(world);
    await decide(form);
    const [decided, corrected] = await Promise.all([decide(form, { version: 3 }, tom), correct(form)]);
    expect([
      ["SUCCESS", "REAL_NAME_OVER", "registered"],
      ["CASE_CHANGED", "SUCCESS", "received"],
    ]).toContainEqual([decided, corrected, await stateOf(form)]);
  });

  test("a proposal is taken back as a decision is", async () => {
    const form = await sent(world);
    await decide(form);
    expect(await takeBack(form, 3, tom)).toBe("CASE_CHANGED");
    expect(await takeBack(form)).toBe("SUCCESS");
    expect(await decide(form, { version: 4 }, tom)).toBe("SUCCESS");
    expect(await stateOf(form)).toBe("received");
  });

  test("one of a colleague who may not review any more does not count", async () => {
    const form = await sent(world);
    await decide(form);
    await rows("update staff set role = 'support' where name = 'Kit'");
    expect(await decide(form, { version: 3 }, tom)).toBe("SUCCESS");
    expect(await stateOf(form)).toBe("received");
  });

  test("turned off meanwhile, one's own proposal still waits for somebody else, who decides alone", async () => {
    const form = await sent(world);
    await decide(form);
    await rows("delete from setting_changes");
    expect(await decide(form, { version: 3 })).toBe("OWN_PROPOSAL");
    expect(await decide(form, { version: 3 }, tom)).toBe("SUCCESS");
    expect(await stateOf(form)).toBe("registered");
  });

  test("two who decide the same at once are the first and the second, never both the first", async () => {
    const form = await sent(world);
    const answers = await Promise.all([decide(form), decide(form, {}, tom)]);
    expect(answers.toSorted()).toEqual(["CASE_CHANGED", "SUCCESS"]);
    expect(await stateOf(form)).toBe("received");
  });
});
