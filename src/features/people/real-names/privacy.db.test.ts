import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newestCode, signedIn } from "../../../../test/signed-in.ts";
import { joined } from "../../../../test/staff.ts";
import { aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { StoreUnavailable } from "../../../adapters/storage/object-store.ts";
import { aForm, aPhoto, begun, objectsOf, sent, swept, type Form } from "./real-names.world.ts";
import { keyOf, openDetails } from "./sealed-details.server.ts";
import { realNameByNumber } from "./store.server.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let world: World;
let mei: string;
let kit: Browser;
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" } });
  mei = await signedIn(world, "mei@example.com");
  ({ browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "reviewer" }));
});
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;

const documentOf = (sim: number) => ({
  ...(aForm({ number: "", key: "" }) as { document: object }).document,
  number: `TR12345${10 + sim}`,
});

/** Of the account, under a document of its own; the number of the SIM tells them apart. */
async function hers(sim = 7, more: object = {}): Promise<Form> {
  const photo = await world.answerTo(mei, "/realName/addPhoto", { photo: aPhoto(`photo ${sim}`), slot: "front" });
  const form = photo.envelope.resultData as Form;
  const wish = aForm(form, {
    sims: [{ iccid: aSim(sim), remark: "Hers" }],
    document: documentOf(sim),
    ...more,
  });
  const { envelope } = await world.answerTo(mei, "/realName/submit", wish);
  if (envelope.resultCode !== "SUCCESS") throw new Error(JSON.stringify(envelope));
  return form;
}
const decide = ({ number }: Form, decision: object = { decision: "registered" }, version = 2) =>
  kit.code("/staff/decideRealName", { requestKey: randomUUID(), number, version, ...decision });
const takeBack = ({ number }: Form, version = 3) =>
  kit.code("/staff/takeBackRealName", { requestKey: randomUUID(), number, version });

type Kept = { realNames: Record<string, unknown>[] };
const copy = async () => (await world.answerTo(mei, "/account/exportData", {})).envelope.resultData as Kept;

/** What deleting one's own account takes: the code from its mailbox. */
async function deletionCode(): Promise<string> {
  await world.answerTo(mei, "/account/sendDeletionCode", {});
  return newestCode(world, "mei@example.com");
}
const eraseWith = async (code: string) =>
  (await world.answerTo(mei, "/account/deleteAccount", { code })).envelope.resultCode;
const erase = async () => eraseWith(await deletionCode());
const stateOf = async ({ number }: Form) =>
  (
    await rows("select state, email, phone, account_id, details is null as emptied from real_names where number = $1", [
      number,
    ])
  )[0];

/** In whatever table it still stands, in the clear. */
async function placesOf(text: string): Promise<string[]> {
  const tables = await rows(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')",
  );
  const found: string[] = [];
  for (const { name } of tables)
    if ((await rows(`select from ${name} as row where to_jsonb(row)::text ilike '%' || $1 || '%'`, [text])).length > 0)
      found.push(name);
  return found;
}

describe("the copy of everything", () => {
  test("comes also where the key of one registration is damaged, without what nobody can open", async () => {
    const [damaged, sound] = [await hers(7), await hers(8)];
    await rows(
      "update real_names set wrapped_key = set_byte(wrapped_key, 40, 255 - get_byte(wrapped_key, 40)) where number = $1",
      [damaged.number],
    );
    const { realNames } = await copy();
    const shown = new Map(
      realNames.map(({ registration, email, document }) => [registration, [email, document !== null]]),
    );
    expect([shown.size, shown.get(damaged.number), shown.get(sound.number)]).toEqual([
      2,
      ["mei@example.com", false],
      ["mei@example.com", true],
    ]);
  });

  test("has what the document says, the end of its number, and that there is a photograph", async () => {
    const form = await hers();
    const { realNames } = await copy();
    expect(realNames).toMatchObject([
      {
        registration: form.number,
        state: "received",
        regions: ["HK"],
        email: "mei@example.com",
        sims: [{ iccid: aSim(7), remark: "Hers", held: true }],
        photos: [{ slot: "front", bytes: expect.any(Number), goneAt: null }],
        contactName: "Mei Chan",
        document: { documentType: 1, documentNumber: "T••••••17", englishName: "CHAN MEI", birth: "1990-02-15" },
      },
    ]);
    expect(realNames[0]!["consents"]).toHaveLength(4);
    const text = JSON.stringify(realNames);
    expect(text).not.toContain("TR1234517");
    expect(text).not.toContain(aPhoto("photo 7"));
    expect(text).not.toContain(form.key);
  });

  test("of a form that somebody sent without the account, naming its mailbox, has what the private link shows", async () => {
    const stranger = await sent(world, { email: "Mei@Example.com", phone: "+85291234567" });
    const { realNames } = await copy();
    expect(realNames).toMatchObject([
      { registration: stranger.number, state: "received", document: null, contactName: null, phone: null },
    ]);
    expect(JSON.stringify(realNames)).not.toMatch(new RegExp(`CHAN|TR1234|1990|9123|${aSim(7)}`));
  });

  test("has nothing of a form that it began and that somebody else sent signed out, on the same device", async () => {
    const photo = await world.answerTo(mei, "/realName/addPhoto", { photo: aPhoto(), slot: "front" });
    const form = photo.envelope.resultData as Form;
    const wish = aForm(form, { contactName: "Kit", email: "kit@example.com" });
    expect((await world.answer("/realName/submit", wish)).envelope.resultCode).toBe("SUCCESS");
    expect((await copy()).realNames).toEqual([]);
    expect((await stateOf(form)).account_id).toBeNull();
  });

  test("has what it sent and was asked for once more, also when it is sent again signed out, by its private link", async () => {
    const form = await hers();
    await decide(form, { decision: "again", reasons: ["details_differ"] });
    await workOff(world, { evenLater: true });
    expect((await world.answer("/realName/submit", aForm(form))).envelope.resultCode).toBe("SUCCESS");
    expect((await copy()).realNames).toMatchObject([{ registration: form.number }]);
  });

  test("has nothing of a form that another account sent, whatever mailbox it names", async () => {
    await hers();
    mei = await signedIn(world, "wei@example.com");
    await hers(8, { email: "mei@example.com" });
    expect((await copy()).realNames).toHaveLength(1);
    mei = await signedIn(world, "mei@example.com");
    const { realNames } = await copy();
    expect(realNames.map(({ sims }) => (sims as { iccid: string }[])[0]!.iccid)).toEqual([aSim(7)]);
  });

  test("while a photograph is being added has it or has it not, and is whole", async () => {
    const form = await hers();
    await decide(form, { decision: "again", reasons: ["photo_unreadable"] });
    const [kept] = await Promise.all([
      copy(),
      world.answerTo(mei, "/realName/addPhoto", { photo: aPhoto("sharper"), slot: "front", ...form }),
    ]);
    expect(kept.realNames).toMatchObject([{ registration: form.number, document: { englishName: "CHAN MEI" } }]);
    expect((await copy()).realNames[0]!["photos"]).toHaveLength(2);
  });
});

test("what is over and forgotten is tied to no account any more", async () => {
  const lapsed = await hers();
  await decide(lapsed, { decision: "again", reasons: ["photo_copy"] });
  const undecided = await hers(8);
  const refused = await hers(9);
  await decide(refused, { decision: "refused", reasons: ["not_the_holder"] });
  await workOff(world, { evenLater: true });
  expect(await rows("select from real_names where account_id is not null")).toHaveLength(3);
  world.at("2027-02-19T08:00:01Z");
  await swept(world);
  for (const one of [lapsed, undecided, refused])
    expect(await stateOf(one)).toMatchObject({ account_id: null, email: null, emptied: true });
});

describe("erasing", () => {
  test("takes a form that waits with all that it holds, and its photographs out of the store", async () => {
    const form = await hers();
    const again = await hers(8);
    await decide(again, { decision: "again", reasons: ["photo_copy"] });
    expect(await objectsOf(world)).toHaveLength(2);
    expect(await erase()).toBe("SUCCESS");
    for (const one of [form, again])
      expect(await stateOf(one)).toEqual({
        state: "withdrawn",
        email: null,
        phone: null,
        account_id: null,
        emptied: true,
      });
    await swept(world);
    expect(await objectsOf(world)).toEqual([]);
    expect(await rows("select state, gone_at is null as unproven from real_name_photos")).toEqual(
      [1, 2].map(() => ({ state: "gone", unproven: false })),
    );
    expect(await rows("select from real_name_sims where holds or remark is not null")).toEqual([]);
    expect((await kit.ask("/staff/openRealName", { number: form.number, reason: "Review" })).resultCode).toBe(
      "REAL_NAME_OVER",
    );
    await workOff(world, { evenLater: true });
    await world.pool.query("truncate kept_mails");
    expect(await placesOf("mei@example.com")).toEqual([]);
  });

  test("keeps what was decided until its day, tied to nobody; then it is gone, and that is proven", async () => {
    const refused = await hers();
    const registered = await hers(8);
    await decide(refused, { decision: "refused", reasons: ["not_the_holder"] });
    await decide(registered);
    await workOff(world, { evenLater: true });
    expect(await erase()).toBe("SUCCESS");
    for (const [one, state] of [
      [refused, "refused"],
      [registered, "registered"],
    ] as const)
      expect(await stateOf(one)).toEqual({ state, email: null, phone: null, account_id: null, emptied: false });
    world.at("2026-12-20T08:00:00Z");
    await swept(world);
    expect(await objectsOf(world)).toHaveLength(2);
    world.at("2026-12-22T08:00:00Z");
    await swept(world);
    expect(await objectsOf(world)).toHaveLength(1);
    expect(await stateOf(refused)).toMatchObject({ state: "refused", emptied: true });
    // the law keeps a document for as long as its SIM is registered
    expect(await stateOf(registered)).toMatchObject({ state: "registered", emptied: false });
    await world.answer("/realName/withdraw", { ...registered, requestKey: randomUUID() });
    world.at("2027-12-20T08:00:00Z");
    await swept(world);
    expect(await objectsOf(world)).toHaveLength(1);
    // the policy's twelve months from its end
    world.at("2027-12-24T08:00:00Z");
    await swept(world);
    expect(await objectsOf(world)).toEqual([]);
    expect(await stateOf(registered)).toMatchObject({ state: "deregistered", emptied: true });
  });

  test("leaves what another account has sent, whatever mailbox it names", async () => {
    const own = mei;
    mei = await signedIn(world, "wei@example.com");
    const weis = await hers(8, { email: "mei@example.com" });
    mei = own;
    expect(await erase()).toBe("SUCCESS");
    expect(await stateOf(weis)).toMatchObject({ state: "received", email: "mei@example.com" });
  });

  test("a photograph that arrives at this moment is refused, and what was written of it is swept", async () => {
    const form = await hers();
    await decide(form, { decision: "again", reasons: ["photo_copy"] });
    const put = world.shop.objects.put.bind(world.shop.objects);
    world.shop.objects.put = async (key, bytes) => {
      world.shop.objects.put = put;
      await put(key, bytes);
      expect(await erase()).toBe("SUCCESS");
    };
    const added = await world.answer("/realName/addPhoto", { photo: aPhoto("sharper"), slot: "front", ...form });
    expect(added.envelope.resultCode).toBe("REAL_NAME_OVER");
    world.at("2026-11-21T10:00:00Z");
    await swept(world);
    expect(await objectsOf(world)).toEqual([]);
  });

  test.each(["the reviewer", "whoever erases"])(
    "while a reviewer decides: %s is first, and nothing is half",
    async (first) => {
      const form = await hers();
      const code = await deletionCode();
      const rival = await world.pool.connect();
      await rival.query("begin");
      await rival.query("select from real_names for update");
      const acts =
        first === "the reviewer"
          ? [() => decide(form), () => eraseWith(code)]
          : [() => eraseWith(code), () => decide(form)];
      const answers: Promise<string>[] = [];
      for (const [place, act] of acts.entries()) {
        answers.push(act());
        await waiting(place + 1);
      }
      await rival.query("commit");
      rival.release();
      const codes = await Promise.all(answers);
      if (first === "the reviewer") {
        expect(codes).toEqual(["SUCCESS", "SUCCESS"]);
        expect(await stateOf(form)).toEqual({
          state: "registered",
          email: null,
          phone: null,
          account_id: null,
          emptied: false,
        });
        // nobody is there to be asked again: it is not put back among those that wait
        expect(await takeBack(form)).toBe("CASE_CHANGED");
      } else {
        expect(codes).toEqual(["SUCCESS", "CASE_CHANGED"]);
        expect(await stateOf(form)).toMatchObject({ state: "withdrawn", emptied: true });
      }
      world.letters.length = 0;
      await workOff(world, { evenLater: true });
      expect(world.letters.filter(({ text }) => text.includes(form.number))).toEqual([]);
    },
  );

  /** So many wait for a row that somebody holds. */
  async function waiting(many: number): Promise<void> {
    for (;;) {
      const [{ count }] = await rows(
        "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      if (count >= many) return;
      await new Promise((resume) => setTimeout(resume, 10));
    }
  }

  test("a form that is sent at this moment by the account that is erased ends without a deadlock", async () => {
    const form = await begun(world, { email: "mei@example.com" });
    await world.answer("/realName/submit", aForm(form));
    await decide(form, { decision: "again", reasons: ["details_differ"] });
    const [wish, code] = [aForm(form), await deletionCode()];
    const codes = await Promise.all([
      eraseWith(code),
      world.answerTo(mei, "/realName/submit", wish).then((it) => it.envelope.resultCode),
    ]);
    expect(codes[0]).toBe("SUCCESS");
    expect(["SUCCESS", "REAL_NAME_OVER", "TOKEN_VALID_FAIL"]).toContain(codes[1]);
    expect(await stateOf(form)).toMatchObject({ state: "withdrawn", emptied: true });
  });
});

test("asked once more and never answered, it is over after ninety days, and its SIM is free", async () => {
  const form = await sent(world);
  await decide(form, { decision: "again", reasons: ["photo_copy"] });
  await workOff(world, { evenLater: true });
  world.at("2027-02-21T08:00:00Z");
  await swept(world);
  expect(await stateOf(form)).toMatchObject({ state: "withdrawn", email: null, emptied: true });
  expect(await objectsOf(world)).toEqual([]);
  const late = await world.answer("/realName/addPhoto", { photo: aPhoto("late"), slot: "front", ...form });
  expect(late.envelope.resultCode).toBe("REAL_NAME_OVER");
  await sent(world);
});

/** As a bucket with versions does: what is deleted is hidden. Answers what it still has. */
function withVersions(): Map<string, Buffer> {
  const { objects } = world.shop;
  const versions = new Map<string, Buffer>();
  world.shop.objects = {
    ...objects,
    async delete(key) {
      const bytes = await objects.get(key);
      if (bytes) versions.set(key, bytes);
      await objects.delete(key);
    },
  };
  return versions;
}

test("what a bucket with versions still has opens with no key once the registration is forgotten", async () => {
  const versions = withVersions();
  const [gone, refused, kept] = [
    await sent(world),
    await sent(world, { sims: [{ iccid: aSim(8) }] }),
    await sent(world, { sims: [{ iccid: aSim(9) }] }),
  ];
  await world.answer("/realName/withdraw", { ...gone, requestKey: randomUUID() });
  await decide(refused, { decision: "refused", reasons: ["not_the_holder"] });
  await workOff(world, { evenLater: true });
  await begun(world);
  world.at("2026-12-22T08:00:00Z");
  await swept(world);
  await swept(world);
  expect(versions.size).toBe(3);
  expect(await rows("select number, state from real_names where wrapped_key is not null")).toEqual([
    { number: kept.number, state: "received" },
  ]);
  for (const form of [gone, refused]) {
    const realName = (await realNameByNumber(world.shop.db, form.number))!;
    expect(() => keyOf(world.shop.objectKeys, realName)).toThrow("REAL_NAME_OVER");
    expect(realName.details).toBeNull();
  }
  const { shop } = world;
  expect(openDetails(shop.objectKeys, (await realNameByNumber(shop.db, kept.number))!)).not.toBeNull();
});

describe("a store that keeps what it was told to delete", () => {
  const caseOf = () =>
    rows("select details ->> 'reference' as object, closed_at from cases where kind = 'photo_not_deleted'");

  test("is found out: the photograph is not said to be gone, but a case, until it is; what it says opens no more", async () => {
    const form = await sent(world);
    await world.answer("/realName/withdraw", { ...form, requestKey: randomUUID() });
    const { objects } = world.shop;
    world.shop.objects = { ...objects, delete: async () => {} };
    await swept(world);
    await swept(world);
    const [object] = await objectsOf(world);
    expect(await rows("select state, gone_at from real_name_photos")).toEqual([{ state: "leaving", gone_at: null }]);
    expect(await rows("select from real_names where wrapped_key is not null")).toEqual([]);
    expect(await caseOf()).toEqual([{ object, closed_at: null }]);
    world.shop.objects = objects;
    world.at("2026-11-21T08:05:00Z");
    await swept(world);
    expect(await rows("select state from real_name_photos")).toEqual([{ state: "gone" }]);
    expect(await caseOf()).toEqual([{ object, closed_at: world.shop.clock() }]);
  });

  test("holds up none but that one, the oldest, which is tried again at the next sweep", async () => {
    const forms: Form[] = [];
    for (const place of [1, 2, 3]) {
      world.at(`2026-11-21T08:0${place}:00Z`);
      forms.push(await sent(world, { sims: [{ iccid: aSim(place) }] }));
    }
    const [{ id: oldest }] = await rows("select id from real_name_photos order by added_at limit 1");
    for (const form of forms) await world.answer("/realName/withdraw", { ...form, requestKey: randomUUID() });
    const { objects } = world.shop;
    const tried: string[] = [];
    world.shop.objects = {
      ...objects,
      async delete(key) {
        tried.push(key);
        if (key === `identity/${oldest}`) throw new StoreUnavailable("locked");
        await objects.delete(key);
      },
    };
    await swept(world);
    expect(await objectsOf(world)).toEqual([`identity/${oldest}`]);
    expect(tried).toHaveLength(3);
    world.at("2026-11-21T08:10:00Z");
    await swept(world);
    expect(tried).toHaveLength(4);
    expect(await caseOf()).toMatchObject([{ object: `identity/${oldest}`, closed_at: null }]);
  });

  test("and answers nothing at all is asked ten times, and no more in this sweep", async () => {
    for (let place = 1; place <= 12; place++) {
      const form = await sent(world, { sims: [{ iccid: aSim(place) }], document: documentOf(place) });
      await world.answer("/realName/withdraw", { ...form, requestKey: randomUUID() });
    }
    let tried = 0;
    world.shop.objects = {
      ...world.shop.objects,
      delete: async () => Promise.reject(new StoreUnavailable(`${++tried}`)),
    };
    await swept(world);
    expect(tried).toBe(10);
  });
});
