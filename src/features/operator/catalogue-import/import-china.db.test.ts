import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyShop, type EmptyShop } from "./small-shop-database.ts";

let shop: EmptyShop;
beforeEach(async () => {
  shop = await emptyShop();
});
afterEach(() => shop.drop());

const files = {
  "china-sources.csv": "code,address,zh-cn,zh-hk,en,ja,ko\nnia,https://en.nia.gov.cn/x,移民局,,NIA,,\nold,,,,Old,,",
  "china-figures.csv": [
    "figure,as_of,value,confirmed_on,source,confidence",
    "transit-ports,2024-12-17,60,,nia,high",
    "metro-km,2023-12-31,10165.7,,old,medium",
  ].join("\n"),
  "china-passports.csv": [
    "scheme,iso2,valid_from,valid_until,stay,doubtful,source,as_of,confidence",
    "transit,FR,2024-12-17,,,no,nia,2026-10-10,high",
    "unilateral,FR,2023-12-01,2026-12-31,30,no,nia,2026-10-10,medium",
  ].join("\n"),
};

test("files about China are imported, imported again without a change, and replaced line by line", async () => {
  expect(await shop.changesOf(files)).toEqual({
    china_sources: "2/0/0",
    china_figures: "2/0/0",
    china_passports: "2/0/0",
  });
  expect(await shop.changesOf(files)).toEqual({});
  const extended = files["china-passports.csv"].replace("2026-12-31", "2027-12-31");
  expect(await shop.changesOf({ ...files, "china-passports.csv": extended })).toEqual({ china_passports: "0/1/0" });
});

test("a file alone refers to the sources that the shop has, and a source that is used stays", async () => {
  await shop.changesOf(files);
  const figures = files["china-figures.csv"];
  const newer = `${figures}\ntransit-ports,2025-11-05,65,,nia,high`;
  expect(await shop.changesOf({ "china-figures.csv": newer })).toEqual({ china_figures: "1/0/0" });
  const before = await shop.everyRowVersion();
  expect(
    await shop.problemsOf({ "china-figures.csv": `${figures}\ntransit-ports,2025-11-05,65,,rumour,high` }),
  ).toEqual(['china-figures.csv:4 source: there is no source rumour (was "rumour")']);
  const less = files["china-sources.csv"].replace(/\nold.*/, "");
  expect(await shop.problemsOf({ ...files, "china-sources.csv": less })).toEqual([
    'china-figures.csv:3 source: there is no source old (was "old")',
  ]);
  expect(await shop.everyRowVersion()).toEqual(before);
});
