import { afterAll, beforeAll, expect, test } from "vitest";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { atlasOf } from "./atlas.server.ts";
import { countryNames } from "./country-names.server.ts";

let world: World;
beforeAll(async () => {
  world = await freshWorld();
});
afterAll(() => world.close());

const named = async (lang: string) => {
  const answered = await world.answer("/realName/getCountries", { lang }, english);
  const { countries } = unwrap(answered.envelope) as { countries: { code: string; name: string }[] };
  return new Map(countries.map(({ code, name }) => [code, name]));
};

test("a place is called what the operator calls it, also where documents are named, and from the next request on", async () => {
  expect((await named("zh-cn")).get("HKG")).not.toContain("特别行政区");
  await world.pool.query(
    `update destinations set names = names || '{"zh-cn": "中国香港（测试）", "en": "Hong Kong, China"}' where iso2 = 'HK'`,
  );
  expect((await named("zh-cn")).get("HKG")).toBe("中国香港（测试）");
  expect((await named("en")).get("HKG")).toBe("Hong Kong, China");
  // untranslated
  await world.pool.query("update destinations set names = names - 'ko' where iso2 = 'HK'");
  expect((await named("ko")).get("HKG")).toBe("Hong Kong, China");
});

test("one that nothing is sold for has its common name", async () => {
  const nameOf = countryNames(await atlasOf(world.shop), "en");
  expect([nameOf("SE"), nameOf("QQ")]).toEqual(["Sweden", "QQ"]);
});
