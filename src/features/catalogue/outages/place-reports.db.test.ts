import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";

let world: World;
beforeEach(async () => {
  world = await freshWorld({ demo: true, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
});
afterEach(() => world.close());

type Status = {
  place: {
    found: { iso2: string; outages: string[]; works: number | null; fails: number | null } | null;
    alike: { iso2: string }[];
  } | null;
};
const tell = async (address: string, wish: object = {}, browserId: string = randomUUID()) =>
  (await world.answer("/status/tellPlace", { country: "JP", works: true, ...wish }, { ...english, address, browserId }))
    .envelope.resultCode;
const status = async (place?: string) =>
  (await world.answer("/status/getStatus", place === undefined ? {} : { place }, english)).envelope
    .resultData as Status;
const japan = async () => (await status("Japan")).place!.found!;
const kept = async () =>
  (await world.pool.query("select iso2, works, sum(travellers)::int as n from place_reports group by 1, 2 order by 2"))
    .rows as { iso2: string; works: boolean; n: number }[];
/** Five travellers of as many networks. */
const five = async (works = true) => {
  for (let place = 1; place <= 5; place++) await tell(`203.0.${place}.7`, { works });
};

describe("what cannot be told", () => {
  test.each([
    ["a destination that there is not", { country: "XX" }, "country"],
    ["no code", { country: "Japan" }, "country"],
    ["nothing", { country: undefined }, "country"],
    ["neither yes nor no", { works: "yes" }, "works"],
  ])("%s", async (_name, wish, field) => {
    const { resultCode, resultData } = (
      await world.answer("/status/tellPlace", { country: "JP", works: true, ...wish }, english)
    ).envelope as { resultCode: string; resultData: { fields: { field: string }[] } };
    expect([resultCode, resultData.fields.map((one) => one.field)]).toEqual(["INVALID_INPUT", [field]]);
    expect(await kept()).toEqual([]);
  });
});

describe("one network cannot paint a picture", () => {
  test("two hundred presses of one house, of one browser or many: three are counted, and none is shown", async () => {
    const browser = randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => tell("203.0.1.7", {}, browser)));
    expect(await kept()).toMatchObject([{ n: 1 }]);
    const all = Array.from({ length: 180 }, (_, host) => tell(`203.0.1.${host}`));
    expect(new Set(await Promise.all(all))).toEqual(new Set(["SUCCESS"]));
    expect(await kept()).toMatchObject([{ n: 3 }]);
    expect(await japan()).toMatchObject({ works: null, fails: null });
  });

  test("a whole /48 of IPv6 is one network, and two are too few", async () => {
    for (let net = 0; net < 40; net++) await tell(`2001:db8:1:${net.toString(16)}::1`);
    for (let net = 0; net < 40; net++) await tell(`2001:db8:2:${net.toString(16)}::1`);
    expect(await kept()).toMatchObject([{ n: 6 }]);
    expect((await japan()).works).toBeNull();
  });

  test("nor of the world: of all destinations together it is heard twenty times a day", async () => {
    const { rows } = await world.pool.query("select iso2 from destinations where shown limit 40");
    for (const { iso2 } of rows) await tell("203.0.1.7", { country: iso2 });
    expect((await kept()).length).toBe(20);
  });

  test("a browser that changes its network is the same traveller", async () => {
    const browser = randomUUID();
    for (let place = 1; place <= 5; place++) await tell(`203.0.${place}.7`, {}, browser);
    expect(await kept()).toMatchObject([{ n: 1 }]);
  });
});

describe("many travellers", () => {
  test("are shown from five of three networks on, for a day, each answer by itself", async () => {
    for (let place = 1; place <= 4; place++) await tell(`203.0.${place}.7`);
    expect((await japan()).works).toBeNull();
    await tell("203.0.5.7");
    expect(await japan()).toMatchObject({ works: 5, fails: null });
    await five(false);
    expect(await japan()).toMatchObject({ works: 5, fails: 5 });
    world.at("2026-11-22T09:30:00Z");
    expect(await japan()).toMatchObject({ works: null, fails: null });
  });

  test("leave nothing of themselves", async () => {
    await five();
    const { rows } = await world.pool.query("select * from place_reports");
    expect(Object.keys(rows[0]).toSorted()).toEqual(["hour", "iso2", "networks", "travellers", "works"]);
    const { rows: tries } = await world.pool.query("select * from attempts");
    expect(JSON.stringify(tries)).not.toMatch(/203\.0\./);
  });

  test("are all in sight of staff, also the few", async () => {
    await tell("203.0.1.7", { works: false });
    const { browser } = await joined(world);
    expect(await browser.get("/staff/getPlaceReports", {})).toMatchObject({
      places: [{ iso2: "JP", works: { travellers: 0 }, fails: { travellers: 1, networks: 1 } }],
    });
  });
});

describe("is there trouble where I am", () => {
  test("a destination without news has an answer, in any language and by its code", async () => {
    for (const typed of ["Japan", " japan ", "日本", "JP", "일본"])
      expect((await status(typed)).place).toMatchObject({ found: { iso2: "JP", outages: [] }, alike: [] });
  });

  test("what goes on there is named, and what goes on elsewhere is not", async () => {
    const outage = async (places: string[]) =>
      (
        await world.pool.query(
          `insert into outages (kind, severity, titles, places, plans, began_at, opened_at)
           values ('network', 'down', '{"en": "Down"}', $1, '{}', now(), now()) returning id`,
          [places],
        )
      ).rows[0].id as string;
    const here = await outage(["JP", "KR"]);
    await outage(["TH"]);
    expect((await japan()).outages).toEqual([here]);
  });

  test.each(["", "  "])("%j asks for nothing", async (typed) => expect((await status(typed)).place).toBeNull());

  test("what is no destination is said so, with what it may mean", async () => {
    expect((await status("Tokyo")).place).toMatchObject({ found: null, alike: [{ iso2: "JP" }] });
    expect((await status("<script>alert(1)</script>")).place).toMatchObject({ found: null, alike: [] });
    expect((await status()).place).toBeNull();
  });
});
