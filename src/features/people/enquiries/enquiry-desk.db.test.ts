import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { joined } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { aFile, aForm, objectsIn, sendFile, sent, swept, type Link } from "./enquiries.world.ts";
import { enquiriesOf } from "./person-store.server.ts";
import { watchHolidays } from "./watch-holidays.server.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let world: World;
let kit: Browser;
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" } });
  ({ browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "support" }));
});
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const seen = (number: string, version: number, more: object) => ({
  requestKey: randomUUID(),
  number,
  version,
  ...more,
});
type Page = { version: number; state: string; owner: { name: string } | null; isLate: boolean };
const page = ({ number }: Link, who = kit) => who.get<Page & Record<string, unknown>>("/staff/getEnquiry", { number });
const openCases = () => rows("select subject from cases where kind = 'enquiry_waits' and closed_at is null");

async function withFile(): Promise<{ link: Link; file: string }> {
  const { link, id } = await sendFile(world, aFile("pdf", 300_000));
  await sent(world, { ...link });
  return { link: link!, file: id };
}

test("an answer is taken back in its ten seconds: it is not sent, its company hears nothing, the enquiry waits, the words are a draft", async () => {
  const link = await sent(world);
  await workOff(world);
  world.letters.length = 0;
  const { number } = link;
  const status = async () =>
    ((await world.answer("/newBusiness/getEnquiry", link)).envelope.resultData as { state: string }).state;
  const answer = async (text: string) =>
    kit.code("/staff/answerEnquiry", seen(number, (await page(link)).version, { answer: text }));
  const entries = async () => (await page(link)).entries as { id: string; heldUntil: string | null }[];
  const back = (id: string, who = kit) => who.code("/staff/takeAnswerBack", { requestKey: randomUUID(), number, id });
  expect(await answer("Dear Ingrid, no.")).toBe("SUCCESS");
  expect([await status(), await openCases()]).toEqual(["looking", []]);
  const [{ id, heldUntil }] = (await entries()) as [{ id: string; heldUntil: string }];
  expect(Date.parse(heldUntil) - world.shop.clock().getTime()).toBe(10_000);
  const { browser: tom } = await joined(world, { email: "tom@farwave.example", name: "Tom", role: "support" });
  expect([await back(id, tom), await back(id)]).toEqual(["SUCCESS", "MAIL_NOT_AGAIN"]);
  await workOff(world, { evenLater: true, only: "tell-enquiry" });
  expect(world.letters).toEqual([]);
  expect(await page(link)).toMatchObject({ state: "looking", entries: [], draft: "Dear Ingrid, no." });
  expect([await status(), await openCases()]).toEqual(["looking", [{ subject: number }]]);
  expect(await answer("Dear Ingrid, yes.")).toBe("SUCCESS");
  await workOff(world, { evenLater: true, only: "tell-enquiry" });
  expect(world.letters.map(({ text }) => text.includes("yes."))).toEqual([true]);
  expect([await status(), await back((await entries())[0]!.id)]).toEqual(["answered", "MAIL_NOT_AGAIN"]);
});

describe("an answer that is taken back leaves its enquiry as it was before:", () => {
  const answer = async (link: Link, text: string) => {
    const { version } = await page(link);
    expect(await kit.code("/staff/answerEnquiry", seen(link.number, version, { answer: text }))).toBe("SUCCESS");
    const [{ id }] = await rows("select id from enquiry_entries where text = $1", [text]);
    return id as string;
  };
  const back = async ({ number }: Link, id: string) =>
    expect(await kit.code("/staff/takeAnswerBack", { requestKey: randomUUID(), number, id })).toBe("SUCCESS");
  const status = async (link: Link) =>
    ((await world.answer("/newBusiness/getEnquiry", link)).envelope.resultData as { state: string }).state;
  const leaves = () => workOff(world, { evenLater: true, only: "tell-enquiry" });
  const later = () => world.at(new Date(world.shop.clock().getTime() + 10_000).toISOString());

  test("answered, where it was answered before", async () => {
    const link = await sent(world);
    await answer(link, "First.");
    await leaves();
    later();
    const second = await answer(link, "Second.");
    expect([(await page(link)).state, await status(link)]).toEqual(["answered", "answered"]);
    await back(link, second);
    expect([(await page(link)).state, await status(link), await openCases()]).toEqual(["answered", "answered", []]);
  });

  test("closed, where it was closed", async () => {
    const link = await sent(world);
    const { version } = await page(link);
    await kit.code("/staff/moveEnquiry", seen(link.number, version, { state: "closed" }));
    const id = await answer(link, "After all.");
    await back(link, id);
    expect([(await page(link)).state, await openCases()]).toEqual(["closed", []]);
  });

  test("of two that are held, whichever is taken back first", async () => {
    const link = await sent(world);
    const [first, second] = [await answer(link, "First."), await answer(link, "Second.")];
    await back(link, first);
    expect([(await page(link)).state, await status(link), await openCases()]).toEqual(["answered", "looking", []]);
    await back(link, second);
    expect([(await page(link)).state, await status(link)]).toEqual(["looking", "looking"]);
    expect(await openCases()).toEqual([{ subject: link.number }]);
  });

  test("and a copy of its person's data has it once it cannot be taken back", async () => {
    const link = await sent(world);
    const kept = async () => {
      const now = world.shop.clock();
      const [one] = await enquiriesOf(world.db, "ingrid@nordstjarnan.example", now);
      return [one!.state, one!.answers.map(({ text }) => text)];
    };
    await answer(link, "First.");
    expect(await kept()).toEqual(["looking", []]);
    later();
    expect(await kept()).toEqual(["answered", ["First."]]);
  });
});

test("an enquiry that somebody is given is new among theirs", async () => {
  const { browser: tom } = await joined(world, { email: "tom@farwave.example", name: "Tom", role: "support" });
  const { id } = await tom.get<{ id: string }>("/staff/getMe", {});
  const link = await sent(world);
  world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
  const since = world.shop.clock().toISOString();
  const fresh = async (view: string) =>
    (await tom.get<{ count: number }>("/staff/countNewRows", { list: "enquiries", view, since })).count;
  world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
  expect(await fresh("mine")).toBe(0);
  const { version } = await page(link);
  expect(await kit.code("/staff/assignEnquiry", seen(link.number, version, { to: id }))).toBe("SUCCESS");
  expect([await fresh("mine"), await fresh("open")]).toEqual([1, 0]);
});

test("an answer whose moment has passed is given, also where the version before sent it, which lets nothing go", async () => {
  const link = await sent(world);
  await kit.code(
    "/staff/answerEnquiry",
    seen(link.number, (await page(link)).version, { answer: "Dear Ingrid, yes." }),
  );
  world.at(new Date(world.shop.clock().getTime() + 10_000).toISOString());
  expect((await world.answer("/newBusiness/getEnquiry", link)).envelope.resultData).toMatchObject({
    state: "answered",
  });
  expect((await page(link)).entries).toMatchObject([{ kind: "answer", heldUntil: null }]);
});

test("the answer that leaves and whoever takes it back never both win", async () => {
  const link = await sent(world);
  await workOff(world);
  for (let turn = 0; turn < 4; turn++) {
    world.letters.length = 0;
    const { version } = await page(link);
    await kit.code("/staff/answerEnquiry", seen(link.number, version, { answer: `Answer ${turn}` }));
    const [{ id }] = await rows("select id from enquiry_entries order by at desc, id limit 1");
    const [taken] = await Promise.all([
      kit.code("/staff/takeAnswerBack", { requestKey: randomUUID(), number: link.number, id }),
      workOff(world, { evenLater: true, only: "tell-enquiry" }),
    ]);
    expect([taken, world.letters.length]).toEqual(taken === "SUCCESS" ? ["SUCCESS", 0] : ["MAIL_NOT_AGAIN", 1]);
    await rows("delete from enquiry_entries");
  }
});

test("an enquiry is listed with its promised day, taken, noted, answered once, closed and opened again", async () => {
  const link = await sent(world);
  const { number } = link;
  expect(await kit.get("/staff/getEnquiries", {})).toMatchObject({
    enquiries: [
      { number, company: "Nordstjärnan Resor AB", place: "Sweden", state: "received", isLate: false, owner: null },
    ],
  });
  const { id: me } = await kit.get<{ id: string }>("/staff/getMe", {});
  expect(await kit.ask("/staff/assignEnquiry", seen(number, 2, { to: me }))).toMatchObject({
    resultData: { version: 3 },
  });
  // a colleague who has seen it before
  expect(await kit.code("/staff/moveEnquiry", seen(number, 2, { state: "closed" }))).toBe("CASE_CHANGED");
  expect(await kit.code("/staff/moveEnquiry", seen(number, 3, { state: "looking" }))).toBe("SUCCESS");
  const note = { requestKey: randomUUID(), number, note: "Call them before noon" };
  expect([await kit.code("/staff/noteEnquiry", note), await kit.code("/staff/noteEnquiry", note)]).toEqual([
    "SUCCESS",
    "SUCCESS",
  ]);
  world.at("2026-11-21T08:05:00Z");
  const answer = seen(number, 4, { answer: "Dear Ingrid,\n\nour prices are attached.\n\nKit" });
  const twice = await Promise.all([kit.code("/staff/answerEnquiry", answer), kit.code("/staff/answerEnquiry", answer)]);
  expect(twice).toEqual(["SUCCESS", "SUCCESS"]);
  await workOff(world, { evenLater: true, only: "tell-enquiry" });
  expect(world.letters.map(({ subject, text }) => [subject, text.includes("our prices are attached.")])).toEqual([
    [`Your enquiry ${number}`, false],
    [`Your enquiry ${number}`, true],
  ]);
  expect(await page(link)).toMatchObject({
    state: "answered",
    isLate: false,
    owner: { name: "Kit" },
    entries: [
      { kind: "note", text: "Call them before noon", who: "Kit" },
      { kind: "answer", who: "Kit" },
    ],
  });
  expect(await openCases()).toEqual([]);
  expect(await kit.code("/staff/moveEnquiry", seen(number, 5, { state: "closed" }))).toBe("SUCCESS");
  expect(await kit.code("/staff/moveEnquiry", seen(number, 6, { state: "received" }))).toBe("CASE_CHANGED");
  expect(await kit.code("/staff/moveEnquiry", seen(number, 6, { state: "looking" }))).toBe("SUCCESS");
  expect(await openCases()).toEqual([{ subject: number }]);
  expect((await world.answer("/newBusiness/getEnquiry", link)).envelope).toMatchObject({
    resultData: { state: "looking" },
  });
  world.at("2026-11-25T10:00:00Z");
  const { browser: tom } = await joined(world, { email: "tom@farwave.example", name: "Tom", role: "support" });
  expect(await page(link, tom)).toMatchObject({ isLate: true, form: { contactName: "Ingrid Dahl" } });
});

test("each look at an enquiry stands in the trail", async () => {
  const { number } = await sent(world);
  await kit.get("/staff/getEnquiry", { number });
  expect(await rows("select who from actions where action = 'enquiry_seen' and on_id = $1", [number])).toEqual([
    { who: "kit@farwave.example" },
  ]);
});

test("each look at a file stands in the trail before it is opened; without the right nobody sees any of it", async () => {
  const { link, file } = await withFile();
  const { number } = link;
  const opened = await kit.get<{ kind: string; file: string }>("/staff/openEnquiryFile", { number, file });
  expect([opened.kind, Buffer.from(opened.file, "base64").equals(aFile("pdf", 300_000))]).toEqual(["pdf", true]);
  const looks = () =>
    rows("select who, on_id from actions where action = 'enquiry_file_seen' and details ->> 'file' = $1", [file]);
  expect(await looks()).toEqual([{ who: "kit@farwave.example", on_id: number }]);
  const other = await sent(world);
  expect(await kit.code("/staff/openEnquiryFile", { number: other.number, file })).toBe("NOT_FOUND");
  const { browser: tom } = await joined(world, { email: "tom@farwave.example", name: "Tom", role: "logistics" });
  for (const [path, wish] of [
    ["/staff/openEnquiryFile", { number, file }],
    ["/staff/getEnquiry", { number }],
    ["/staff/getEnquiries", {}],
  ] as const)
    expect([path, await tom.code(path, wish)]).toEqual([path, "RIGHT_MISSING"]);
  expect(await looks()).toHaveLength(1);
});

test.each([
  ["a piece that is cut off", (sealed: Buffer) => sealed.subarray(0, sealed.length - 3)],
  [
    "a piece that is flipped",
    (sealed: Buffer) => Buffer.from(sealed.map((byte, at) => (at === 40 ? byte ^ 255 : byte))),
  ],
])("a file with %s is said to be damaged", async (_, damage) => {
  const { link, file } = await withFile();
  const { objects } = world.shop;
  for await (const { key } of objects.list("")) await objects.put(key, damage((await objects.get(key))!));
  expect(await kit.code("/staff/openEnquiryFile", { number: link.number, file })).toBe("FILE_DAMAGED");
});

test("a file whose key is damaged is said to be", async () => {
  const { link, file } = await withFile();
  await world.pool.query(
    "update enquiry_files set wrapped_key = set_byte(wrapped_key, 40, 255 - get_byte(wrapped_key, 40))",
  );
  expect(await kit.code("/staff/openEnquiryFile", { number: link.number, file })).toBe("FILE_DAMAGED");
});

test("a person's copy has all that their enquiries say, their files by name, and answers; erased, nothing of them is left and nobody waits", async () => {
  const token = await signedIn(world, "ingrid@nordstjarnan.example");
  const { link } = await withFile();
  await kit.code("/staff/answerEnquiry", seen(link.number, 2, { answer: "Here are our prices." }));
  await workOff(world, { evenLater: true, only: "tell-enquiry" });
  const copy = (await world.answerTo(token, "/account/exportData", {})).envelope;
  const { company: _company, email: _email, ...form } = aForm();
  expect(copy).toMatchObject({
    resultData: {
      enquiries: [
        {
          enquiry: link.number,
          company: "Nordstjärnan Resor AB",
          form,
          files: [{ name: "profile.pdf" }],
          answers: [{ text: "Here are our prices." }],
        },
      ],
    },
  });
  const another = await sent(world);
  const noted = { page: `/console/enquiries/${another.number}`, form: "note", entries: { note: "Ingrid calls back" } };
  await kit.get("/staff/keepFormDraft", noted);
  const { forgetPerson } = await import("../accounts/forget-person.server.ts");
  const person = { id: null, email: "ingrid@nordstjarnan.example", phone: null };
  await world.db.transaction().execute((tx) => forgetPerson(tx, person, world.shop.clock()));
  await swept(world);
  await workOff(world);
  expect([await objectsIn(world), await openCases()]).toEqual([[], []]);
  const left = JSON.stringify([
    await rows("select * from enquiries"),
    await rows("select * from enquiry_entries"),
    await rows("select * from form_drafts"),
  ]);
  expect(left).not.toMatch(/ngrid|Nordstj|46315550|prices/);
  expect(await kit.get("/staff/getEnquiry", { number: another.number })).toMatchObject({ form: null, state: "closed" });
  expect(await kit.code("/staff/answerEnquiry", seen(another.number, 3, { answer: "x" }))).toBe("NOT_FOUND");
});

test("a list of holidays that ends within 90 days is a case, until an operator prolongs it; the next enquiry is promised by it", async () => {
  const open = () => rows("select subject from cases where kind = 'holidays_end' and closed_at is null");
  await watchHolidays.run({}, world.shop);
  expect(await open()).toEqual([]);
  world.at("2027-12-20T02:00:00Z");
  await watchHolidays.run({}, world.shop);
  await watchHolidays.run({}, world.shop);
  expect(await open()).toEqual([{ subject: "holidays" }]);
  const { browser } = await joined(world, { email: "mei@farwave.example", name: "Mei" });
  const value = "2027-12-25 2027-12-27 2028-01-03 2027-12-21 2028-12-25";
  const change = { requestKey: randomUUID(), name: "holidays", value, version: 0, reason: "gazetted" };
  expect(await browser.code("/staff/changeSetting", change)).toBe("SUCCESS");
  await watchHolidays.run({}, world.shop);
  expect(await open()).toEqual([]);
  expect((await rows("select count(*)::int as all from cases where kind = 'holidays_end'"))[0]).toEqual({ all: 1 });
  const due = async () => (await world.answer("/newBusiness/getForm", {})).envelope.resultData;
  // the 21st is a holiday now: Wednesday, Thursday, Friday
  expect(await due()).toMatchObject({ dueAt: "2027-12-24T10:00:00.000Z" });
});
