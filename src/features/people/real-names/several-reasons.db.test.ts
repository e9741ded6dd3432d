import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { words as english } from "../../../i18n/en/real-name-result.ts";
import { keptRealNames } from "./kept-of-person.server.ts";
import { aForm, aPhoto, sent, swept, type Form } from "./real-names.world.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let world: World;
let kit: Browser;
let form: Form;
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" } });
  ({ browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "reviewer" }));
  form = await sent(world);
});
afterEach(() => world.close());

const { reasons, titles } = english;
const rows = async (sql: string) => (await world.pool.query(sql)).rows;
const wished = (more: object) => ({ requestKey: randomUUID(), number: form.number, version: 2, ...more });
const decide = (more: object, who = kit) => who.code("/staff/decideRealName", wished(more));
const again = (more: object) => decide({ decision: "again", ...more });
const status = async () => (await world.answer("/realName/getRealName", form)).envelope.resultData;
const told = async () => {
  world.letters.length = 0;
  await workOff(world, { evenLater: true });
  world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
  const { text, html } = world.letters.at(-1)!;
  return { text: text.replaceAll(/\s+/g, " "), html };
};
const mend = async (more: object = {}) => {
  const wish = { number: form.number, key: form.key, requestKey: randomUUID(), ...more };
  const { resultCode, resultData } = (await world.answer("/realName/mend", wish)).envelope;
  const { fields = [] } = resultData as { fields?: { field: string }[] };
  return [resultCode, ...fields.map(({ field }) => field)];
};
const takePhoto = () => world.answer("/realName/addPhoto", { ...form, slot: "front", photo: aPhoto("anew") });
const typed = () => ({ document: (aForm(form) as { document: object }).document });

describe("several reasons", () => {
  test("are all told, and every wrong step is repeated, in one order", async () => {
    expect(await again({ reasons: ["details_differ", "photo_copy"] })).toBe("SUCCESS");
    const { text } = await told();
    expect(text).toContain(reasons.photo_copy);
    expect(text).toContain(reasons.details_differ);
    expect(text).toContain(titles.againBoth);
    expect(await status()).toMatchObject({ state: "again", reasons: ["photo_copy", "details_differ"], ownWords: null });
    expect(await mend()).toEqual(["INVALID_INPUT", "photo.front", "document"]);
    expect(await mend(typed())).toEqual(["INVALID_INPUT", "photo.front"]);
    await takePhoto();
    expect(await mend()).toEqual(["INVALID_INPUT", "document"]);
    expect(await mend(typed())).toEqual(["SUCCESS"]);
    expect(await status()).toMatchObject({ state: "received", reasons: [] });
  });

  test("of one kind ask for nothing else", async () => {
    await again({ reasons: ["photo_copy", "photo_unreadable"] });
    await told();
    await takePhoto();
    expect(await mend()).toEqual(["SUCCESS"]);
  });

  test("of a refusal are all told", async () => {
    expect(await decide({ decision: "refused", reasons: ["document_expired", "sim_taken"] })).toBe("SUCCESS");
    const { text } = await told();
    expect(text).toContain(reasons.document_expired);
    expect(text).toContain(reasons.sim_taken);
  });

  test("are gone once the decision is taken back", async () => {
    await again({ reasons: ["photo_other", "details_differ"], ownWords: "The corner." });
    await kit.ask("/staff/takeBackRealName", { requestKey: randomUUID(), number: form.number, version: 3 });
    expect(await rows("select reason, more_reasons, reason_words from real_names")).toEqual([
      { reason: null, more_reasons: [], reason_words: null },
    ]);
  });
});

describe("own words", () => {
  const ownWords = `Please <b>move</b> your "thumb" & keep the corner.`;

  test("are told as they were written, and are markup nowhere; the version before reads no reason that it does not know", async () => {
    expect(await again({ reasons: ["photo_other"], ownWords })).toBe("SUCCESS");
    const { text, html } = await told();
    expect(text).toContain(ownWords);
    expect(html).not.toContain("<b>move");
    expect(html).toContain("&lt;b&gt;move");
    expect(await status()).toMatchObject({ reasons: ["photo_other"], ownWords });
    expect(await rows("select reason, more_reasons from real_names")).toEqual([
      { reason: null, more_reasons: ["photo_other"] },
    ]);
    await takePhoto();
    expect(await mend()).toEqual(["SUCCESS"]);
  });

  test.each([
    ["are missing", { reasons: ["details_other"] }],
    ["are empty", { reasons: ["details_other"], ownWords: "  " }],
    ["belong to no reason", { reasons: ["details_differ"], ownWords }],
    ["are too long", { reasons: ["details_other"], ownWords: "a".repeat(301) }],
  ])("that %s are refused", async (_, why) => {
    expect(await again(why)).toBe("INVALID_INPUT");
  });

  test("stand in no trail, and are deleted with the details", async () => {
    await decide({ decision: "refused", reasons: ["other"], ownWords });
    await told();
    expect(JSON.stringify(await rows("select * from actions"))).not.toContain("thumb");
    world.at("2027-11-21T08:00:00Z");
    await swept(world);
    expect(await rows("select reason_words from real_names")).toEqual([{ reason_words: null }]);
    expect(await status()).toMatchObject({ state: "refused", reasons: ["other"], ownWords: null });
  });

  test("of two reviewers hold where both say the same", async () => {
    const { browser: admin } = await joined(world);
    const ofTwo = { name: "real_names_of_two", version: 0, value: "on", reason: "law" };
    await admin.get("/staff/changeSetting", { requestKey: randomUUID(), ...ofTwo });
    const { browser: tom } = await joined(world, { email: "tom@farwave.example", name: "Tom", role: "reviewer" });
    const refused = { decision: "refused", reasons: ["sim_taken", "other"], ownWords };
    expect(await decide(refused)).toBe("SUCCESS");
    const { proposal } = await tom.get<{ proposal: object }>("/staff/openRealName", {
      number: form.number,
      reason: "Review",
    });
    expect(proposal).toEqual({ ...refused, who: "Kit", isMine: false });
    // another first reason with the same words, a minute later
    world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
    const another = { ...refused, version: 3, reasons: ["too_young", "other"] };
    expect(await decide(another, tom)).toBe("SUCCESS");
    expect(
      await rows(
        "select proposal_reason as first, proposal_more_reasons as more, proposal_words as words from real_names",
      ),
    ).toEqual([{ first: "too_young", more: ["other"], words: ownWords }]);
    expect(await decide({ ...refused, version: 4, ownWords: "Something else" })).toBe("SUCCESS");
    expect(await status()).toMatchObject({ state: "received" });
    const same = { ...refused, reasons: ["other", "sim_taken"], ownWords: "Something else", version: 5 };
    expect(await decide(same, tom)).toBe("SUCCESS");
    expect(await status()).toMatchObject({ state: "refused", ownWords: "Something else" });
  });
});

describe("the version before, which serves as well", () => {
  test.each(["photo_lost", "photo_other"])("reads no reason that it does not know: %s", async (reason) => {
    await again({ reasons: [reason], ...(reason === "photo_other" && { ownWords: "The corner." }) });
    expect(await rows("select reason, more_reasons from real_names")).toEqual([
      { reason: null, more_reasons: [reason] },
    ]);
    expect(await status()).toMatchObject({ reason: null, reasons: [reason] });
    await takePhoto();
    expect(await rows("select asked_for from real_name_photos where state = 'earlier'")).toEqual([{ asked_for: null }]);
  });

  test("moves it and leaves what it does not know: that counts no more, in the same state again neither", async () => {
    await again({ reasons: ["photo_other", "details_differ"], ownWords: "The corner." });
    await rows("update real_names set state = 'received', reason = null, version = version + 1");
    expect(await status()).toMatchObject({ state: "received", reasons: [], ownWords: null });
    await rows("update real_names set state = 'again', reason = 'photo_copy', version = version + 1");
    expect(await status()).toMatchObject({ reasons: ["photo_copy"], ownWords: null });
  });

  test("puts another proposal, or none, in the place of one with own words", async () => {
    const proposed = (proposal: string | null) =>
      rows(`update real_names set proposal = ${proposal && `'${proposal}'`}, proposal_reason = null,
        proposed_by = ${proposal ? "(select id from staff limit 1)" : null}, proposed_at = now()`);
    const kept = () => rows("select proposal_more_reasons as more, proposal_words as words from real_names");
    for (const other of ["registered", "refused", null]) {
      await rows("update real_names set proposal = 'refused', proposal_more_reasons = '{other}', proposal_words = 'x'");
      expect(await kept()).toEqual([{ more: ["other"], words: "x" }]);
      await proposed(other);
      expect(await kept()).toEqual([{ more: [], words: null }]);
    }
  });

  test("forgets it, and no own words stay", async () => {
    await decide({ decision: "refused", reasons: ["other"], ownWords: "The corner." });
    await rows("update real_names set forgotten_at = now(), details = null, wrapped_key = null");
    expect(await rows("select reason_words from real_names")).toEqual([{ reason_words: null }]);
  });

  test("has a page open that reads one reason", async () => {
    await again({ reasons: ["photo_copy", "details_differ"] });
    expect(await status()).toMatchObject({ reason: "photo_copy", reasons: ["photo_copy", "details_differ"] });
  });
});

test.each(["taken back", "never answered"])("once it is over, %s, nothing is asked for any more", async (ending) => {
  await again({ reasons: ["photo_copy", "details_other"], ownWords: "The corner." });
  await told();
  if (ending === "taken back") await world.answer("/realName/withdraw", { ...form, requestKey: randomUUID() });
  else world.at("2027-11-21T08:00:00Z");
  await swept(world);
  expect(await status()).toMatchObject({ state: "withdrawn", reasons: [], ownWords: null });
});

test("a colleague sees the decision, once there is one, and not the proposal that led to it", async () => {
  const { browser: admin } = await joined(world);
  const ofTwo = { name: "real_names_of_two", version: 0, value: "on", reason: "law" };
  await admin.get("/staff/changeSetting", { requestKey: randomUUID(), ...ofTwo });
  const { browser: tom } = await joined(world, { email: "tom@farwave.example", name: "Tom", role: "reviewer" });
  const about = async () => (await kit.get<{ about: object }>("/staff/getRealNameQueue", { about: form.number })).about;
  const refused = { decision: "refused", reasons: ["too_young"] };
  expect(await decide(refused)).toBe("SUCCESS");
  expect(await about()).toMatchObject({ state: "received", ...refused, who: "Kit" });
  expect(await decide({ ...refused, version: 3 }, tom)).toBe("SUCCESS");
  expect(await about()).toMatchObject({ state: "refused", ...refused, who: "Tom" });
});

test("the copy of a person's data has all of them", async () => {
  await again({ reasons: ["photo_copy", "details_differ"] });
  const copy = await keptRealNames(world.shop, { id: null, email: "mei@example.com" });
  expect(copy).toMatchObject([{ reasons: ["photo_copy", "details_differ"] }]);
});
