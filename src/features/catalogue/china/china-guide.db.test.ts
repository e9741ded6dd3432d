import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { GetChinaGuide } from "./contract.ts";
import { newest } from "./facts.ts";
import { weighTransit } from "./weigh-transit.ts";

let world: World;
beforeAll(async () => {
  world = await freshWorld({ demo: true });
});
afterAll(() => world.close());

const guide = () => world.call(GetChinaGuide, {});

describe("the guide", () => {
  test("leads with the newest position of each figure, and keeps those before it", async () => {
    const { figures, sources } = await guide();
    expect(figures.filter(({ figure }) => figure === "transit-ports").map(({ value }) => value)).toEqual([
      "65",
      "65",
      "60",
    ]);
    expect(newest({ figures }, "metro-km")).toMatchObject({ value: "11778.2", asOf: "2026-02-28" });
    const codes = new Set(sources.map(({ code }) => code));
    expect(figures.every(({ source }) => codes.has(source))).toBe(true);
  });

  test("names places in the language asked for, and mainland China among none of them", async () => {
    const { envelope } = await world.answer("/china/getChinaGuide", { lang: "zh-hk" }, english);
    const { places, ports, apps } = envelope.resultData as Awaited<ReturnType<typeof guide>>;
    expect(places.find(({ iso2 }) => iso2 === "GB")).toMatchObject({
      name: "英國",
      chinese: "英国",
      english: "United Kingdom",
    });
    expect(places.some(({ iso2 }) => iso2 === "CN")).toBe(false);
    expect(ports.find(({ code }) => code === "hzmb-road")?.name).toBe("港珠澳大橋珠海公路口岸");
    expect(apps[0]).toMatchObject({ name: "支付寶", chinese: "支付宝" });
  });

  test("is of another state at the next request, once a file or a colleague has changed it", async () => {
    await world.pool.query(
      "update china_figures set value = '66' where figure = 'transit-ports' and as_of = '2026-09-17'",
    );
    expect(newest(await guide(), "transit-ports")?.value).toBe("66");
    await world.pool.query(
      "update china_figures set value = '65' where figure = 'transit-ports' and as_of = '2026-09-17'",
    );
  });

  test("of a shop that knows nothing is empty, and its check asks", async () => {
    const bare = await freshWorld();
    const empty = await bare.call(GetChinaGuide, {});
    expect(empty).toMatchObject({ figures: [], ports: [], passports: [], apps: [] });
    await bare.close();
  });
});

describe("with what the operator's files say", () => {
  const trip = {
    passport: "US",
    document: "ordinary",
    validity: "enough",
    from: "US",
    port: "pvg",
    arrival: "2026-12-03",
    to: "JP",
    departure: "2026-12-09",
    exit: "same",
    stays: [] as string[],
    purpose: "visit",
    ticket: "booked",
  } as const;
  const weigh = async (change: Partial<Record<keyof typeof trip, unknown>> = {}) => {
    const { answer, transit, exemption } = weighTransit({ ...trip, ...change } as never, await guide(), "2026-11-22");
    return [answer, transit, exemption?.answer ?? null];
  };

  test.each([
    ["an American over Shanghai to Japan", {}, ["yes", "yes", null]],
    ["the same back to America", { to: "US" }, ["no", "no", null]],
    ["over Shanghai to Taiwan", { to: "TW" }, ["yes", "yes", null]],
    ["a Briton back to Britain", { passport: "GB", from: "GB", to: "GB" }, ["yes", "no", "yes"]],
    [
      "the same in January, when no extension is known",
      { passport: "GB", from: "GB", to: "GB", arrival: "2027-01-02", departure: "2027-01-05" },
      ["ask", "no", "ask"],
    ],
    [
      "a Russian then",
      { passport: "RU", from: "RU", to: "RU", arrival: "2027-01-02", departure: "2027-01-05" },
      ["yes", "no", "yes"],
    ],
    ["a passport that no list has", { passport: "IN" }, ["ask", "ask", null]],
    ["a port that no list has", { port: "other", exit: "pvg" }, ["ask", "ask", null]],
    [
      "from Hong Kong by rail and back over Shenzhen to Macao",
      { from: "HK", port: "westkowloon-rail", exit: "szx", to: "MO" },
      ["yes", "yes", null],
    ],
    ["in by rail, out over Beijing", { from: "HK", port: "westkowloon-rail", exit: "pek" }, ["yes", "yes", null]],
    ["in over Beijing, out by that rail", { port: "pek", exit: "westkowloon-rail" }, ["ask", "ask", null]],
    ["to Jiuzhaigou, which is open to nobody in transit", { port: "tfu", stays: ["CN-SC"] }, ["no", "no", null]],
    ["to Leshan", { port: "tfu", stays: ["CN-SC-leshan"] }, ["yes", "yes", null]],
    ["an Ecuadorian", { passport: "EC" }, ["ask", "ask", "ask"]],
    ["a Thai", { passport: "TH" }, ["yes", "ask", "yes"]],
  ])("%s", async (_, change, expected) => expect(await weigh(change)).toEqual(expected));

  test("a no for what is not listed needs a colleague who has confirmed the list", async () => {
    await world.pool.query("update china_figures set confirmed_on = '2026-11-20' where figure like 'transit-%'");
    expect(await weigh({ passport: "IN" })).toEqual(["no", "no", null]);
    expect(await weigh({ port: "other", exit: "pvg" })).toEqual(["no", "no", null]);
    await world.pool.query("delete from china_passports where scheme = 'transit' and iso2 = 'QA'");
    expect(await weigh({ passport: "IN" })).toEqual(["ask", "ask", null]);
  });
});
