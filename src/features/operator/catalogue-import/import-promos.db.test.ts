import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { emptyShop, type EmptyShop } from "./small-shop-database.ts";
import { edited, only, smallShop } from "./small-shop.ts";

let shop: EmptyShop;
beforeEach(async () => {
  shop = await emptyShop();
  await shop.changesOf(smallShop);
});
afterEach(() => shop.drop());

const file = "promo-codes.csv";
const promos = only(smallShop, file);
const without = (line: string) => ({
  [file]: promos[file]!.split("\n")
    .filter((one) => !one.startsWith(line))
    .join("\n"),
});
const codes = () => shop.rows("select code, uses, valid_until from promo_codes order by code");

test("codes are taken over with their amounts and limits", async () => {
  expect(await shop.rows("select * from promo_codes where code = 'JAPAN20'")).toMatchObject([
    {
      kind: "amount",
      percent: null,
      first_order: true,
      plan_codes: ["jp-day", "both-5gb"],
      total_limit: 500,
      per_buyer_limit: 1,
      uses: 0,
      valid_from: new Date("2026-11-01T08:00:00Z"),
    },
  ]);
  expect(await shop.rows("select currency, amount from promo_amounts order by currency")).toEqual([
    { currency: "CNY", amount: 1800 },
    { currency: "HKD", amount: 2000 },
    { currency: "USD", amount: 259 },
  ]);
});

test("a code that staff made is no file's: an import without it leaves it as it is", async () => {
  await shop.rows(
    `insert into promo_codes (code, kind, valid_from, valid_until, made_by_staff)
      values ('CONSOLE', 'amount', '2026-11-01', '2099-01-01', true)`,
  );
  await shop.rows("insert into promo_amounts values ('CONSOLE', 'HKD', 1000)");
  await shop.changesOf(without("JAPAN20"));
  expect(await shop.rows("select code, valid_until from promo_codes where code = 'CONSOLE'")).toEqual([
    { code: "CONSOLE", valid_until: new Date("2099-01-01T00:00:00Z") },
  ]);
  expect(await shop.rows("select amount from promo_amounts where code = 'CONSOLE'")).toEqual([{ amount: 1000 }]);
});

describe("a code that was used", () => {
  beforeEach(async () => {
    const order = await shop.order("jp-day");
    await shop.rows(
      `insert into promo_uses (order_id, code, buyer, at) values ('${order}', 'JAPAN20', 'mei@example.com', now())`,
    );
    await shop.rows("update promo_codes set uses = 3 where code = 'JAPAN20'");
  });

  test("keeps its uses when its facts change", async () => {
    expect(await shop.changesOf(edited(promos, file, "500,1", "600,2"))).toEqual({ promo_codes: "0/1/0" });
    expect(await shop.rows("select uses, total_limit from promo_codes where code = 'JAPAN20'")).toEqual([
      { uses: 3, total_limit: 600 },
    ]);
  });

  test("cannot be limited to fewer uses than it had", async () => {
    expect(await shop.problemsOf(edited(promos, file, "500,1", "2,1"))).toEqual([
      'promo-codes.csv:3 total_limit: "JAPAN20" was used 3 times already (was "2")',
    ]);
  });

  test("ends when it leaves the file, once, and begins again when it comes back", async () => {
    expect(await shop.changesOf(without("JAPAN20"))).toEqual({
      promo_codes: "0/1/0, 1 kept",
      promo_amounts: "0/0/0, 3 kept",
    });
    expect(await codes()).toMatchObject([
      { code: "AUTUMN10" },
      { code: "JAPAN20", uses: 3, valid_until: new Date("2026-11-21T08:00:00Z") },
    ]);
    expect(await shop.changesOf(without("JAPAN20"))).toEqual({
      promo_codes: "0/0/0, 1 kept",
      promo_amounts: "0/0/0, 3 kept",
    });
    expect(await shop.changesOf(promos)).toEqual({ promo_codes: "0/1/0" });
  });
});

test("a code that nobody used is gone when it leaves the file", async () => {
  expect(await shop.changesOf(without("JAPAN20"))).toEqual({ promo_codes: "0/0/1", promo_amounts: "0/0/3" });
  expect(await codes()).toMatchObject([{ code: "AUTUMN10" }]);
});

describe("refused, and told where", () => {
  test.each([
    [
      "small letters",
      "AUTUMN10",
      "autumn10",
      ':2 code: must be 3 to 40 capital letters, digits and hyphens (was "autumn10")',
    ],
    ["the same code twice", "JAPAN20", "AUTUMN10", ':3 code: "AUTUMN10" is already on line 2'],
    ["a percentage without one", "percent,10", "percent,", ":2 percent: is needed for a code of this kind"],
    ["all of it off", "percent,10", "percent,100", ':2 percent: must be a whole number from 1 to 99 (was "100")'],
    [
      "an amount for a percentage",
      "percent,10,,",
      "percent,10,5,",
      ':2 amount_cny: is for codes of the kind amount only (was "5")',
    ],
    [
      "an amount that one currency lacks",
      "1800,2000,259",
      "1800,,259",
      ":3 amount_hkd: is needed for a code of this kind",
    ],
    [
      "a percentage for an amount",
      "amount,,",
      "amount,5,",
      ':3 percent: is for codes of the kind percent only (was "5")',
    ],
    [
      "an end before the beginning",
      "2026-11-01,2026-12-31",
      "2026-11-01,2026-11-01",
      ':2 valid_until: must be after valid_from 2026-11-01T00:00:00.000Z (was "2026-11-01")',
    ],
    ["a plan that nobody sells", "jp-day both-5gb", "jp-day moon", ':3 plans: no plan "moon"'],
  ])("%s", async (_, from, to, problem) => {
    expect(await shop.problemsOf(edited(promos, file, from, to))).toEqual([`${file}${problem}`]);
  });
});
