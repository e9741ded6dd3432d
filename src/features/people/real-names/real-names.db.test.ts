import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { StoreUnavailable } from "../../../adapters/storage/object-store.ts";
import { words } from "../../../i18n/en/real-name.ts";
import { words as chinese } from "../../../i18n/zh-hk/real-name.ts";
import { openPhotographs } from "../../../platform/photographs/photographs.server.ts";
import { aPhotograph } from "../../../platform/photographs/photographs.world.ts";
import { openProcessPlaces } from "../../../platform/process-places.server.ts";
import { aForm, aPhoto, begun, objectsOf, sent, swept, type Form } from "./real-names.world.ts";

let world: World;
beforeEach(
  async () =>
    void (world = await freshWorld({
      environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" },
    })),
);
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const ask = async (path: string, wish: object) => (await world.answer(path, wish)).envelope;
const submit = async (form: Form, more: object = {}) => ask("/realName/submit", aForm(form, more));
const status = async (form: Form) => (await ask("/realName/getRealName", form)).resultData;
const fieldsOf = ({ resultData }: { resultData: unknown }) =>
  (resultData as { fields: { field: string; problem: string }[] }).fields.map(
    ({ field, problem }) => `${field} ${problem}`,
  );

describe("a registration", () => {
  test("goes from a photograph to a reviewer's queue; its person is told and sees how far it is, and neither document nor photograph", async () => {
    const form = await begun(world);
    expect(form).toMatchObject({ number: expect.stringMatching(/^RN[0-9A-Z]{10}$/), warnings: [] });
    expect((await submit(form)).resultCode).toBe("SUCCESS");
    await workOff(world);
    expect(world.letters.map(({ to, subject, text }) => [to, subject, text.includes(`number=${form.number}`)])).toEqual(
      [["mei@example.com", `Your registration ${form.number}`, true]],
    );
    const shown = await status(form);
    expect(shown).toMatchObject({
      state: "received",
      regions: ["HK"],
      sims: [
        { masked: expect.stringMatching(/^898523••••/), remark: "Office phone", leftAt: null, ref: expect.any(String) },
      ],
      before: 0,
      usualMinutes: null,
      reasons: [],
    });
    expect(JSON.stringify([shown, world.letters])).not.toMatch(/TR1234567|CHAN|1990-02-15|陳美/);
  });

  test("of an eSIM that nobody has bought yet is refused", async () => {
    await world.pool.query(
      "insert into esim_profiles (iccid, smdp_address, matching_id_sealed, matching_id_hash) values ($1, 'rsp.example.com', '', 'unsold')",
      [aSim(61)],
    );
    const refused = await submit(await begun(world), { sims: [{ iccid: aSim(61) }] });
    expect(fieldsOf(refused)).toEqual(["sims.0.iccid iccid.refused"]);
  });

  test("is kept sealed: neither what the document says nor the photograph stands anywhere in the clear", async () => {
    const form = await sent(world);
    const database = JSON.stringify(
      await Promise.all(
        ["real_names", "real_name_sims", "real_name_photos"].map((table) => rows(`select * from ${table}`)),
      ),
    );
    expect(database).not.toMatch(/TR1234567|CHAN|1990-02-15/);
    const [object] = await objectsOf(world);
    expect((await world.shop.objects.get(object!))!.includes("a passport")).toBe(false);
    const consents = await rows("select kind, version, said from real_name_consents order by kind");
    const { accuracy, transfer, clauses } = words.send;
    expect(consents.map(({ kind, said }) => [kind, said])).toEqual([
      ["accuracy", accuracy],
      ["clauses", `${clauses.noHongKongId} ${clauses.noOther}`],
      ["privacy", null],
      ["transfer", transfer],
    ]);
    expect(new Set(consents.map(({ version }) => version)).size).toBe(4);
    expect(form.key).toMatch(/^[\w-]{22}$/);
  });

  test("agrees to what its page says, in any of its languages, and to nothing else", async () => {
    const form = await begun(world);
    const saying = (text: string) => aForm(form, { accuracy: { given: true, text } });
    const refused = await ask("/realName/submit", saying("I agree to nothing."));
    expect(fieldsOf(refused)).toEqual(["accuracy.text consent.changed"]);
    const said = chinese.send.accuracy;
    expect((await ask("/realName/submit", saying(said))).resultCode).toBe("SUCCESS");
    expect(await rows("select said from real_name_consents where kind = 'accuracy'")).toEqual([{ said }]);
  });

  test("agrees to what staff have made of a text since, also where no page was drawn after it, and no more to what was", async () => {
    const form = await begun(world);
    const { browser } = await joined(world);
    const text = "Everything I entered is true.";
    const changed = { area: "real-name", path: "send.accuracy", version: 0 };
    const languages = { en: { texts: [text], right: false } };
    const wish = { requestKey: randomUUID(), words: { ...changed, languages }, reason: "clearer" };
    expect(await browser.code("/staff/publishWords", wish)).toBe("SUCCESS");
    expect(fieldsOf(await submit(form))).toEqual(["accuracy.text consent.changed"]);
    expect((await submit(form, { accuracy: { given: true, text } })).resultCode).toBe("SUCCESS");
    expect(await rows("select said from real_name_consents where kind = 'accuracy'")).toEqual([{ said: text }]);
  });

  test("of a page of the version before, which said no text, is asked to read it again", async () => {
    const given = { given: true, version: "2026-11" };
    const refused = await submit(await begun(world), { clauses: given, accuracy: given, transfer: given });
    const kinds = ["clauses", "accuracy", "transfer"];
    expect(fieldsOf(refused)).toEqual(kinds.map((kind) => `${kind}.text consent.changed`));
  });

  test("of the same document is found again by its mark alone", async () => {
    await sent(world);
    await sent(world, { sims: [{ iccid: aSim(8) }] });
    expect(
      await rows("select count(distinct document_mark)::int as marks, count(*)::int as all from real_names"),
    ).toEqual([{ marks: 1, all: 2 }]);
  });

  test("sent twice with one request key is one; the key with another form is refused", async () => {
    const form = await begun(world);
    const wish = aForm(form);
    const answers = await Promise.all([ask("/realName/submit", wish), ask("/realName/submit", wish)]);
    expect(answers.map(({ resultCode }) => resultCode)).toEqual(["SUCCESS", "SUCCESS"]);
    expect(await ask("/realName/submit", wish)).toMatchObject({
      resultCode: "SUCCESS",
      resultData: { number: form.number },
    });
    expect((await ask("/realName/submit", { ...wish, contactName: "Kit" })).resultCode).toBe("REQUEST_KEY_REUSED");
    expect(await rows("select version from real_names")).toEqual([{ version: 2 }]);
  });
});

describe("what is wrong is said at its field, in one go, and nothing is lost", () => {
  test.each<[string, object, string[]]>([
    ["no way to answer", { email: undefined }, ["email contact"]],
    ["a wrong number of a SIM", { sims: [{ iccid: "8985234000000000003" }] }, ["sims.0.iccid iccid"]],
    ["one SIM twice", { sims: [{ iccid: aSim(7) }, { iccid: aSim(7) }] }, ["sims.1.iccid iccid.duplicate"]],
    ["a SIM that our network does not know", { sims: [{ iccid: aSim(404) }] }, ["sims.0.iccid iccid.refused"]],
    ["no consent", { accuracy: { given: false, text: words.send.accuracy } }, ["accuracy.given consent"]],
    ["a text that was never shown", { privacy: { given: true, version: "1999-01" } }, ["privacy.version consent"]],
    [
      "another document that is none",
      { purpose: 2, original: { type: 3, number: "A123456(4)" } },
      ["original.number document.number"],
    ],
    [
      "a change to the same document",
      { purpose: 2, original: { type: 1, number: "tr1234567" } },
      ["original.number document.same"],
    ],
    ["a change from nothing", { purpose: 2 }, ["original.type choose", "original.number empty"]],
  ])("%s", async (_, more, fields) => {
    const form = await begun(world);
    expect(fieldsOf(await submit(form, more))).toEqual(fields);
    expect((await submit(form)).resultCode).toBe("SUCCESS");
  });

  const documentOf = (more: object) => ({
    document: { ...(aForm({ number: "", key: "" }) as { document: object }).document, ...more },
  });
  test.each<[string, object, string[], string[]]>([
    ["under sixteen today in Hong Kong", { birth: "2010-11-22" }, ["HK"], ["document.birth young"]],
    ["sixteen today in Hong Kong", { birth: "2010-11-21" }, ["HK"], []],
    ["a BN(O) passport", { country: "GBN", number: "512345678" }, ["TW"], ["document.country passport.bno"]],
    [
      "Hong Kong's passport in Hong Kong",
      { country: "HKG", number: "K12345678" },
      ["HK"],
      ["document.country passport.hksar"],
    ],
    ["Hong Kong's passport in Taiwan", { country: "HKG", number: "K12345678" }, ["TW"], []],
    [
      "Hong Kong's passport in both",
      { country: "HKG", number: "K12345678" },
      ["HK", "TW"],
      ["document.country passport.hksar"],
    ],
    ["a document that ended yesterday", { expiry: "2026-11-20" }, ["HK"], ["document.expiry document.expired"]],
    ["one that does not expire", { expiry: null }, ["HK"], []],
    [
      "an identity card with a wrong check digit",
      { type: 3, number: "A123456(4)", country: "HKG", expiry: null },
      ["HK"],
      ["document.number document.number"],
    ],
    ["an identity card", { type: 3, number: "A123456(3)", country: "HKG", expiry: null }, ["HK"], []],
    ["a birth to come", { birth: "2027-01-01" }, ["HK"], ["document.birth format"]],
  ])("%s", async (_, more, regions, fields) => {
    const answer = await submit(await begun(world), { ...documentOf(more), regions });
    expect(answer.resultCode === "SUCCESS" ? [] : fieldsOf(answer)).toEqual(fields);
  });

  test("without its photograph", async () => {
    const form = await begun(world);
    await rows("update real_name_photos set state = 'leaving'");
    expect(fieldsOf(await submit(form))).toEqual(["photo.front photo"]);
  });
});

describe("the thief and the clumsy", () => {
  test("another's key, a wrong one and a number of nobody open, change and withdraw nothing, all alike", async () => {
    const [mine, other] = [
      await sent(world),
      await sent(world, {
        sims: [{ iccid: aSim(8) }],
        document: { ...(aForm({ number: "", key: "" }) as { document: object }).document, number: "TR7654321" },
      }),
    ];
    for (const shown of [
      { number: mine.number, key: other.key },
      { number: mine.number, key: "" },
      { number: "RN0000000000", key: mine.key },
    ])
      for (const [path, more] of [
        ["/realName/getRealName", {}],
        ["/realName/withdraw", { requestKey: randomUUID() }],
        ["/realName/mend", { requestKey: randomUUID() }],
        ["/realName/submit", aForm(shown)],
        ["/realName/addPhoto", { photo: aPhoto(), slot: "front" }],
      ] as const)
        expect([path, (await ask(path, { ...more, ...shown })).resultCode]).toEqual([path, "NOT_FOUND"]);
    expect(await status(mine)).toMatchObject({ state: "received" });
  });

  test("a SIM is under one name: of two who send at once, one holds it", async () => {
    const forms = await Promise.all([begun(world), begun(world)]);
    const other = { ...(aForm(forms[1]) as { document: object }).document, number: "TR7654321" };
    const answers = await Promise.all([submit(forms[0]), submit(forms[1], { document: other })]);
    expect(answers.map(({ resultCode }) => resultCode).toSorted()).toEqual(["INVALID_INPUT", "SUCCESS"]);
    expect(fieldsOf(answers.find(({ resultCode }) => resultCode !== "SUCCESS")!)).toEqual([
      "sims.0.iccid iccid.registered",
    ]);
    expect(await rows("select iccid from real_name_sims where holds")).toHaveLength(1);
  });

  test("a person has ten SIMs and no more, also with two forms at once", async () => {
    const sims = (from: number, count: number) =>
      Array.from({ length: count }, (_, one) => ({ iccid: aSim(from + one) }));
    await sent(world, { sims: sims(10, 6) });
    const [one, other] = [await begun(world), await begun(world)];
    const answers = await Promise.all([submit(one, { sims: sims(20, 4) }), submit(other, { sims: sims(30, 4) })]);
    expect(answers.map(({ resultCode }) => resultCode).toSorted()).toEqual(["INVALID_INPUT", "SUCCESS"]);
    expect(fieldsOf(answers.find(({ resultCode }) => resultCode !== "SUCCESS")!)).toEqual(["sims sims.quota"]);
    expect(await rows("select count(*)::int as held from real_name_sims where holds")).toEqual([{ held: 10 }]);
  });

  test("what was sent is not changed by another photograph or form", async () => {
    const form = await sent(world);
    expect((await submit(form)).resultCode).toBe("REAL_NAME_OVER");
    expect((await ask("/realName/addPhoto", { photo: aPhoto("another"), slot: "front", ...form })).resultCode).toBe(
      "REAL_NAME_OVER",
    );
    expect(await objectsOf(world)).toHaveLength(1);
  });
});

describe("a photograph", () => {
  test("takes the place of the one before, which is deleted", async () => {
    const form = await begun(world);
    await ask("/realName/addPhoto", { photo: aPhoto("sharper"), slot: "front", ...form });
    expect(await objectsOf(world)).toHaveLength(2);
    await swept(world);
    expect(await objectsOf(world)).toHaveLength(1);
    expect(await rows("select state from real_name_photos order by state")).toEqual([
      { state: "gone" },
      { state: "kept" },
    ]);
  });

  test("that is refused says why and begins nothing", async () => {
    world.shop.photographs = { ...world.shop.photographs, check: async () => ({ refused: "grey" }) };
    expect(await ask("/realName/addPhoto", { photo: aPhoto(), slot: "front" })).toMatchObject({
      resultCode: "PHOTO_REFUSED",
      resultData: { why: "grey" },
    });
    expect(await rows("select from real_names")).toEqual([]);
  });

  test(
    "of thirty and more at once from one address: thirty are taken whole, the others are told and begin nothing",
    { timeout: 180_000 },
    async () => {
      const few = await freshWorld();
      const photographs = openPhotographs(openProcessPlaces(), { milliseconds: 170_000, patience: 170_000 });
      few.shop.photographs = photographs;
      const photo = (await aPhotograph()).toString("base64");
      const answers = await Promise.all(
        Array.from({ length: 34 }, () => few.answer("/realName/addPhoto", { photo, slot: "front" })),
      );
      const codes = answers.map(({ envelope }) => envelope.resultCode);
      expect(codes.filter((code) => code === "SUCCESS")).toHaveLength(30);
      expect(codes.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(4);
      const keys = answers.flatMap(({ envelope }) => (envelope.resultData as { key?: string }).key ?? []);
      expect(new Set(keys).size).toBe(30);
      const { rows: photos } = await few.pool.query(
        "select name.state, photo.state as photo from real_names name left join real_name_photos photo on real_name_id = name.id",
      );
      expect(photos).toEqual(Array.from({ length: 30 }, () => ({ state: "draft", photo: "kept" })));
      expect(await objectsOf(few)).toHaveLength(30);
      photographs.close();
      await few.close();
    },
  );

  test("whose store is away is asked for again, and what was half done is swept", async () => {
    const { objects } = world.shop;
    world.shop.objects = { ...objects, put: () => Promise.reject(new StoreUnavailable()) };
    expect((await ask("/realName/addPhoto", { photo: aPhoto(), slot: "front" })).resultCode).toBe("TRY_AGAIN_LATER");
    world.shop.objects = objects;
    world.at("2026-11-21T09:30:00Z");
    await swept(world);
    expect(await rows("select state from real_name_photos")).toEqual([{ state: "gone" }]);
  });

  test("killed between the store and the database, it leaves no object behind", async () => {
    const { objects } = world.shop;
    world.shop.objects = {
      ...objects,
      put: async (key, bytes) => {
        await objects.put(key, bytes);
        throw new Error("killed");
      },
    };
    await ask("/realName/addPhoto", { photo: aPhoto(), slot: "front" });
    world.shop.objects = objects;
    expect(await objectsOf(world)).toHaveLength(1);
    await swept(world);
    expect(await objectsOf(world)).toHaveLength(1);
    world.at("2026-11-21T09:30:00Z");
    await swept(world);
    expect(await objectsOf(world)).toEqual([]);
  });
});

describe("nothing is kept for longer than it is needed", () => {
  test("a form that was never sent is over after a day", async () => {
    const form = await begun(world);
    world.at("2026-11-22T07:59:00Z");
    await swept(world);
    expect(await objectsOf(world)).toHaveLength(1);
    world.at("2026-11-22T08:01:00Z");
    await swept(world);
    expect(await objectsOf(world)).toEqual([]);
    expect((await submit(form)).resultCode).toBe("REAL_NAME_OVER");
  });

  test("taken back before it is decided: details and photographs are gone, its SIM is free again", async () => {
    const form = await sent(world);
    const withdraw = { ...form, requestKey: randomUUID() };
    expect(await ask("/realName/withdraw", withdraw)).toMatchObject({
      resultCode: "SUCCESS",
      resultData: { state: "withdrawn" },
    });
    expect(await ask("/realName/withdraw", withdraw)).toMatchObject({
      resultCode: "SUCCESS",
      resultData: { state: "withdrawn" },
    });
    await swept(world);
    expect(await objectsOf(world)).toEqual([]);
    expect(await rows("select details, document_mark from real_names")).toEqual([
      { details: null, document_mark: null },
    ]);
    await sent(world);
  });
});
