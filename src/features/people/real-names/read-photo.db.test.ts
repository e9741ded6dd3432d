import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { StoreUnavailable } from "../../../adapters/storage/object-store.ts";
import type { ReadDocument } from "../../../kernel/read-document.ts";
import { openReading } from "./kept-reading.server.ts";
import { photoIn } from "./photos-store.server.ts";
import { readSentPhotos } from "./read-sent-photos.server.ts";
import { aForm, aPhoto, begun, objectsOf, sent, swept, type Form } from "./real-names.world.ts";
import { keyOf } from "./sealed-details.server.ts";
import { realNameByNumber } from "./store.server.ts";

let world: World;
let looked: string[];
let pieces: (count: number) => { pieces?: string[] };
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" } });
  looked = [];
  pieces = (count) => ({ pieces: Array.from({ length: count }, (_, at) => `piece ${at}`) });
  // the photographs of this test say what they show
  reads(async (jpeg) => ({ read: passportOf(jpeg.toString()) }));
});
afterEach(() => world.close());

const passportOf = (englishName: string): ReadDocument => ({
  type: 1,
  fields: {
    englishName: { text: englishName, doubtful: [0], isProved: false },
    number: { text: "TR1234567", doubtful: [], isProved: true },
  },
});

const withSlice = (englishName: string): ReadDocument => {
  const { type, fields } = passportOf(englishName);
  return { type, fields: { ...fields, number: { ...fields.number!, slice: [0.1, 0.8, 0.3, 0, 0, 0.05] } } };
};

type Documents = World["shop"]["documents"];

function reads(read: Documents["read"], text: Documents["text"] = async () => ({ lines: [] })): void {
  world.shop.documents = {
    read: (jpeg, today) => {
      looked.push(`${jpeg.toString()} ${today}`);
      return read(jpeg, today);
    },
    text: (jpeg) => {
      looked.push(`text of ${jpeg.toString()}`);
      return text(jpeg);
    },
    pieces: async (jpeg, slices) => {
      looked.push(`${slices.length} pieces of ${jpeg.toString()}`);
      return pieces(slices.length);
    },
    barcodes: async () => ({ codes: [] }),
    close() {},
  };
}

const ask = async (path: string, wish: object) => (await world.answer(path, wish)).envelope;
const readPhoto = (form: Form, more: object = {}) =>
  ask("/realName/readPhoto", { number: form.number, key: form.key, slot: "front", ...more });
const nameIn = async (form: Form) => {
  const { resultCode, resultData } = await readPhoto(form);
  const { document } = (resultData ?? {}) as { document?: ReadDocument | null };
  return resultCode === "SUCCESS" ? (document?.fields.englishName?.text ?? null) : resultCode;
};
const again = (form: Form, text: string) =>
  ask("/realName/addPhoto", { ...form, warnings: undefined, photo: aPhoto(text), slot: "front" });
const rows = async (sql: string) => (await world.pool.query(sql)).rows;
const readings = async () =>
  (await world.pool.query("select state, reading is not null as read from real_name_photos order by added_at, state"))
    .rows;
const keptOf = async ({ number }: Form) => {
  const { db, objectKeys } = world.shop;
  const realName = (await realNameByNumber(db, number))!;
  const { id, reading } = (await photoIn(db, realName.id, "front"))!;
  return openReading(keyOf(objectKeys, realName), id, reading!);
};

describe("what a photograph says fills in a form", () => {
  test("as its date in Hong Kong has it, field by field, with what is doubtful; it is looked at once", async () => {
    const form = await begun(world, { photo: aPhoto("CHAN MEI") });
    world.at("2026-11-21T16:30:00Z");
    const expected = { document: passportOf("CHAN MEI"), isBusy: false };
    expect((await readPhoto(form)).resultData).toEqual(expected);
    expect((await readPhoto(form)).resultData).toEqual(expected);
    expect(looked).toEqual(["CHAN MEI 2026-11-22"]);
  });

  test("of which nothing could be read, it says so and is not looked at again", async () => {
    reads(async () => ({ read: null }));
    const form = await begun(world, { photo: aPhoto("a cat") });
    expect([await nameIn(form), await nameIn(form)]).toEqual([null, null]);
    expect(looked).toEqual(["a cat 2026-11-21", "text of a cat"]);
  });

  test("when nobody could look, nothing is written down, and asking again may help", async () => {
    const form = await begun(world, { photo: aPhoto("CHAN MEI") });
    reads(async () => ({}));
    expect((await readPhoto(form)).resultData).toEqual({ document: null, isBusy: true });
    const { objects } = world.shop;
    world.shop.objects = { ...objects, get: () => Promise.reject(new StoreUnavailable()) };
    expect((await readPhoto(form)).resultData).toEqual({ document: null, isBusy: true });
    world.shop.objects = objects;
    reads(async (jpeg) => ({ read: passportOf(jpeg.toString()) }));
    expect(await nameIn(form)).toBe("CHAN MEI");
  });

  test("a document without a zone is read by its text, and a permit has its names from there", async () => {
    const lines = ["香港永久性居民身份證", "陳大文", "CHAN, Tai Man", "A123456(3)"].map((text, row) => ({
      text,
      certain: Array.from(text, () => 0.99),
      x: 400,
      y: 100 * row,
      height: 40,
    }));
    reads(
      async () => ({ read: null }),
      async () => ({ lines }),
    );
    const card = await begun(world);
    expect((await readPhoto(card)).resultData).toMatchObject({
      document: {
        type: 3,
        fields: { number: { text: "A123456(3)", isProved: true }, chineseName: { text: "陳大文" } },
      },
    });
    const permit: ReadDocument = { type: 2, fields: { birth: { text: "1990-02-15", doubtful: [], isProved: true } } };
    reads(
      async () => ({ read: permit }),
      async () => ({ lines }),
    );
    expect((await readPhoto(await begun(world))).resultData).toMatchObject({
      document: { type: 2, fields: { birth: { text: "1990-02-15" }, englishName: { text: "CHAN TAI MAN" } } },
    });
  });

  test("each value comes with its place and the piece of the photograph that says so; while nobody can cut it out, without the piece", async () => {
    reads(async (jpeg) => ({ read: withSlice(jpeg.toString()) }));
    const form = await begun(world, { photo: aPhoto("CHAN MEI") });
    const { englishName, number } = withSlice("CHAN MEI").fields;
    const document = { type: 1, fields: { englishName, number: { ...number, piece: "piece 0" } } };
    const without = { document: withSlice("CHAN MEI"), isBusy: false };
    pieces = () => ({});
    expect((await readPhoto(form)).resultData).toEqual(without);
    pieces = (count) => ({ pieces: Array.from({ length: count }, (_, at) => `piece ${at}`) });
    expect((await readPhoto(form)).resultData).toEqual({ document, isBusy: false });
    expect((await readPhoto(form)).resultData).toEqual({ document, isBusy: false });
    expect(looked.filter((one) => one.startsWith("CHAN MEI"))).toHaveLength(1);
    const { objects } = world.shop;
    world.shop.objects = { ...objects, get: () => Promise.reject(new StoreUnavailable()) };
    expect((await readPhoto(form)).resultData).toEqual(without);
  });

  test("it is kept before any piece is cut, and no piece is kept with it", async () => {
    reads(async (jpeg) => ({ read: withSlice(jpeg.toString()) }));
    const form = await begun(world, { photo: aPhoto("CHAN MEI") });
    pieces = () => {
      throw new Error("killed as it cuts");
    };
    expect((await readPhoto(form)).resultCode).toBe("UNKNOWN_ERROR");
    expect(await keptOf(form)).toEqual(withSlice("CHAN MEI"));
    pieces = () => ({ pieces: ["a piece"] });
    await again(form, "CHEN MEI");
    expect(JSON.stringify(await readPhoto(form))).toContain("a piece");
    expect(await keptOf(form)).toEqual(withSlice("CHEN MEI"));
  });

  test("while nobody can look at text, a permit is told without its names and a card may be asked for again", async () => {
    const permit: ReadDocument = { type: 2, fields: { birth: { text: "1990-02-15", doubtful: [], isProved: true } } };
    reads(
      async () => ({ read: permit }),
      async () => ({}),
    );
    expect((await readPhoto(await begun(world))).resultData).toEqual({ document: permit, isBusy: false });
    reads(
      async () => ({ read: null }),
      async () => ({}),
    );
    expect((await readPhoto(await begun(world))).resultData).toEqual({ document: null, isBusy: true });
  });

  test("asked for twice at once, both are told", async () => {
    const form = await begun(world, { photo: aPhoto("CHAN MEI") });
    expect(await Promise.all([nameIn(form), nameIn(form)])).toEqual(["CHAN MEI", "CHAN MEI"]);
  });
});

describe("a reviewer sees what was read beside what was typed", () => {
  const opened = async ({ number }: Form) => {
    const { browser } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "reviewer" });
    return browser.get<{ read: unknown; document: object }>("/staff/openRealName", { number, reason: "Review" });
  };
  const submit = (form: Form) => ask("/realName/submit", aForm({ number: form.number, key: form.key }));
  const readSoon = () => workOff(world, { only: "read-sent-photos" });

  test("and what differs", async () => {
    const form = await begun(world, { photo: aPhoto("CHEN MEI") });
    await nameIn(form);
    expect((await submit(form)).resultCode).toBe("SUCCESS");
    expect(await opened(form)).toMatchObject({
      document: { englishName: "CHAN MEI", number: "TR1234567" },
      read: {
        type: 1,
        fields: {
          englishName: { text: "CHEN MEI", isProved: false, isSame: false },
          number: { text: "TR1234567", isProved: true, isSame: true },
        },
      },
    });
  });

  test("and nothing where nothing could be read, or nobody had looked", async () => {
    reads(async () => ({ read: null }));
    const form = await begun(world);
    await nameIn(form);
    await submit(form);
    expect(await opened(form)).toMatchObject({ read: null, isBeingRead: false });
  });

  test("also where nobody ever asked what it says; until it was looked at, that it will be", async () => {
    const form = await begun(world, { photo: aPhoto("CHEN MEI") });
    await submit(form);
    expect(await opened(form)).toMatchObject({ read: null, isBeingRead: true });
    await Promise.all([readSoon(), readSentPhotos.run({}, world.shop)]);
    await readSoon();
    expect(looked).toEqual(["CHEN MEI 2026-11-21"]);
    expect(await opened(form)).toMatchObject({
      read: { fields: { englishName: { text: "CHEN MEI", isSame: false } } },
      isBeingRead: false,
    });
    const { rows } = await world.pool.query("select encode(reading, 'escape') as text from real_name_photos");
    expect(JSON.stringify(rows)).not.toMatch(/CHEN|TR1234567/);
  });

  test("of the photograph that a reviewer asked for, as soon as it is sent", async () => {
    const form = await sent(world);
    await readSoon();
    await world.pool.query("update real_names set state = 'again', reason = 'photo_copy', decided_at = $1", [
      new Date("2026-11-21T08:10:00Z"),
    ]);
    world.at("2026-11-21T08:20:00Z");
    await again(form, "CHEN MEI");
    await readSoon();
    expect(looked).toEqual(["a passport 2026-11-21"]);
    await ask("/realName/mend", { number: form.number, key: form.key, requestKey: randomUUID() });
    await readSoon();
    expect(looked).toHaveLength(2);
    expect(await opened(form)).toMatchObject({ read: { fields: { englishName: { text: "CHEN MEI" } } } });
  });

  test("what nobody could look at is tried again, less and less often; at last it is compared by eye", async () => {
    reads(async () => ({}));
    const form = await sent(world);
    const minutes: number[] = [];
    for (let minute = 0; minute < 120; minute++) {
      world.at(new Date(Date.parse("2026-11-21T08:00:00Z") + minute * 60_000).toISOString());
      const before = looked.length;
      await readSentPhotos.run({}, world.shop);
      if (looked.length > before) minutes.push(minute);
    }
    expect(minutes).toEqual([0, 2, 6, 14, 30, 62]);
    expect(await opened(form)).toMatchObject({ read: null, isBeingRead: false });
  });

  /** Three forms whose photographs nobody has read. */
  const threeSent = async () => {
    for (const place of [1, 2, 3]) {
      const { document } = aForm({ number: "", key: "" }) as { document: object };
      await sent(world, { sims: [{ iccid: aSim(place) }], document: { ...document, number: `TR12345${10 + place}` } });
    }
  };
  const run = () => readSentPhotos.run({}, world.shop);
  const unread = async () => (await readings()).filter(({ read }) => !read).length;
  const at = (minute: number) => world.at(new Date(Date.parse("2026-11-21T08:00:00Z") + minute * 60_000).toISOString());

  test("while too many wait, the run ends, and however often that is, it is read at last", async () => {
    await threeSent();
    reads(async () => ({ isBusy: true }));
    for (let minute = 0; minute < 30; minute++) {
      at(minute);
      await run();
    }
    expect(looked).toHaveLength(30);
    at(31);
    reads(async (jpeg) => ({ read: passportOf(jpeg.toString()) }));
    await run();
    expect([await unread(), looked.length]).toEqual([0, 33]);
  });

  test("one that breaks whoever reads it holds up no other", async () => {
    await threeSent();
    reads(async (jpeg) => {
      if (looked.length === 1) throw new Error("broken");
      return { read: passportOf(jpeg.toString()) };
    });
    await run();
    expect([await unread(), looked.length]).toEqual([1, 3]);
    expect(await rows("select read_tries from real_name_photos where reading is null")).toEqual([{ read_tries: 1 }]);
  });

  test("one whose own key opens nothing is one case, is never tried again, and holds up no other", async () => {
    await threeSent();
    const [{ id, number }] = await rows("select id, number from real_names order by received_at, number limit 1");
    await world.pool.query(
      "update real_names set wrapped_key = set_byte(wrapped_key, 40, 255 - get_byte(wrapped_key, 40)) where id = $1",
      [id],
    );
    const cases = () => rows("select subject, closed_at is null as open from cases where kind = 'key_damaged'");
    for (const minute of [0, 1, 40, 80, 120, 200, 300]) {
      at(minute);
      await run();
    }
    expect([await unread(), looked.length, await cases()]).toEqual([1, 2, [{ subject: number, open: true }]]);
    await world.pool.query("update cases set closed_at = now()");
    at(900);
    await run();
    expect(await cases()).toEqual([{ subject: number, open: false }]);
  });

  test("while its master key is not among the settings nothing counts as a try, and no other is held up", async () => {
    await threeSent();
    const [{ id }] = await rows("select id from real_names order by received_at, number limit 1");
    await world.pool.query("update real_names set master_key = 'spring' where id = $1", [id]);
    for (let minute = 0; minute < 200; minute += 10) {
      at(minute);
      await run();
    }
    expect([await unread(), looked.length]).toEqual([1, 2]);
    await world.pool.query("update real_names set master_key = 'app-secret' where id = $1", [id]);
    at(201);
    await run();
    expect([await unread(), looked.length]).toEqual([0, 3]);
    expect(await rows("select from cases where kind = 'key_damaged'")).toEqual([]);
  });

  test("one whose bytes in the store are damaged counts as tried", async () => {
    await threeSent();
    const { objects } = world.shop;
    const [first] = await objectsOf(world);
    const damaged = (key: string, sealed: Buffer | undefined) => (key === first ? sealed?.subarray(1) : sealed);
    world.shop.objects = { ...objects, get: async (key) => damaged(key, await objects.get(key)) };
    for (let minute = 0; minute < 200; minute++) {
      at(minute);
      await run();
    }
    expect([await unread(), looked.length]).toEqual([1, 2]);
    expect(await rows("select read_tries from real_name_photos where reading is null")).toEqual([{ read_tries: 6 }]);
  });

  test("while the store is away nothing counts as a try", async () => {
    await threeSent();
    const { objects } = world.shop;
    world.shop.objects = { ...objects, get: () => Promise.reject(new StoreUnavailable()) };
    for (let minute = 0; minute < 10; minute++) {
      at(minute);
      await run();
    }
    expect(await rows("select distinct read_tries from real_name_photos")).toEqual([{ read_tries: 0 }]);
  });

  test("a run ends after three quarters of a minute", async () => {
    await threeSent();
    reads(async (jpeg) => {
      world.at(new Date(world.shop.clock().getTime() + 25_000).toISOString());
      return { read: passportOf(jpeg.toString()) };
    });
    await run();
    expect(await unread()).toBe(1);
    await run();
    expect(await unread()).toBe(0);
  });

  test("one run reads at a time, whoever begins it", async () => {
    await threeSent();
    let [now, most] = [0, 0];
    reads(async (jpeg) => {
      most = Math.max(most, ++now);
      await run();
      now--;
      return { read: passportOf(jpeg.toString()) };
    });
    await Promise.all([run(), run()]);
    expect([most, looked.length, await unread()]).toEqual([1, 3, 0]);
  });

  test("one that was withdrawn while it was read keeps nothing of it", async () => {
    const form = await sent(world);
    reads(async (jpeg) => {
      await ask("/realName/withdraw", { number: form.number, key: form.key, requestKey: randomUUID() });
      return { read: passportOf(jpeg.toString()) };
    });
    await readSoon();
    expect(looked).toHaveLength(1);
    expect((await readings()).filter(({ read }) => read)).toEqual([]);
  });
});

describe("it never outlives its photograph", () => {
  test("another one in its place is read anew", async () => {
    const form = await begun(world, { photo: aPhoto("CHAN MEI") });
    expect(await nameIn(form)).toBe("CHAN MEI");
    await again(form, "CHEN MEI");
    expect(await readings()).toEqual([
      { state: "kept", read: false },
      { state: "leaving", read: false },
    ]);
    expect(await nameIn(form)).toBe("CHEN MEI");
  });

  test("one that was replaced while it was read leaves nothing behind", async () => {
    const form = await begun(world, { photo: aPhoto("CHAN MEI") });
    reads(async (jpeg) => {
      await again(form, "CHEN MEI");
      return { read: passportOf(jpeg.toString()) };
    });
    await readPhoto(form);
    expect((await readings()).filter(({ read }) => read)).toEqual([]);
  });

  test("a form that was never sent takes it along", async () => {
    const form = await begun(world, { photo: aPhoto("CHAN MEI") });
    await nameIn(form);
    world.at("2026-11-22T08:01:00Z");
    await swept(world);
    expect(await readings()).toEqual([{ state: "gone", read: false }]);
    expect(await nameIn(form)).toBe("NOT_FOUND");
  });
});

describe("the thief", () => {
  test("reads nothing with another's key, a wrong one, or in a slot that has no photograph; all are answered alike", async () => {
    const [mine, other] = [await begun(world, { photo: aPhoto("CHAN MEI") }), await begun(world)];
    await nameIn(mine);
    for (const shown of [
      { key: other.key },
      { key: "" },
      { number: other.number },
      { number: "RN0000000000" },
      { slot: "second" },
    ])
      expect([shown, (await readPhoto(mine, shown)).resultCode]).toEqual([shown, "NOT_FOUND"]);
    expect(looked).toHaveLength(1);
  });

  test("finds nothing of it in the clear in the database, and it opens in no other photograph's place", async () => {
    const [mine, other] = [await begun(world, { photo: aPhoto("CHAN MEI") }), await begun(world)];
    await nameIn(mine);
    const { rows } = await world.pool.query("select encode(reading, 'escape') as text from real_name_photos");
    expect(JSON.stringify(rows)).not.toMatch(/CHAN|TR1234567|fields/);
    await world.pool.query(
      `update real_name_photos set reading = (select reading from real_name_photos where reading is not null)
        where real_name_id = (select id from real_names where number = $1)`,
      [other.number],
    );
    expect(await nameIn(other)).toBe("a passport");
  });

  test("who finds the link in an e-mail reads nothing of what was sent; asked once more, a new photograph is read", async () => {
    const form = await sent(world, { sims: [{ iccid: aSim(9) }] });
    expect(await nameIn(form)).toBe("REAL_NAME_OVER");
    await world.pool.query("update real_names set state = 'again', decided_at = $1", [
      new Date("2026-11-21T08:10:00Z"),
    ]);
    expect(await nameIn(form)).toBe("REAL_NAME_OVER");
    world.at("2026-11-21T08:20:00Z");
    await again(form, "CHAN MEI");
    expect(await nameIn(form)).toBe("CHAN MEI");
    expect(looked).toHaveLength(1);
  });
});
