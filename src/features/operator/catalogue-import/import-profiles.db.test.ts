import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { emptyShop, type EmptyShop } from "./small-shop-database.ts";
import { smallShop } from "./small-shop.ts";

let shop: EmptyShop;

beforeEach(async () => {
  shop = await emptyShop();
});
afterEach(() => shop.drop());

describe("eSIM profiles are stock", () => {
  const profiles = (...lines: string[]) => ({
    "esim-profiles.csv": ["iccid,smdp_address,matching_id", ...lines].join("\n"),
  });

  beforeEach(async () => void (await shop.changesOf(smallShop)));

  test("new ones are added, known ones stay as they are, absent ones are kept", async () => {
    const orderId = await shop.order("jp-day");
    await shop.rows(
      `update esim_profiles set state = 'allotted', order_id = '${orderId}', position = 1, allotted_at = now()
        where iccid = '8985234000000000002'`,
    );
    const before = await shop.rows("select *, xmin::text from esim_profiles order by iccid");
    const more = profiles(
      "8985234000000000002,RSP.farwave.example,SECRET-AAAA-1111",
      "8985 2349 9999 9999 993,rsp.farwave.example,SECRET-CCCC-3333",
    );
    expect(await shop.changesOf(more)).toEqual({ esim_profiles: "1/0/0" });
    const after = await shop.rows<{ iccid: string; state: string }>(
      "select *, xmin::text from esim_profiles order by iccid",
    );
    expect(after.slice(0, 2)).toEqual(before);
    expect(after[2]).toMatchObject({ iccid: "8985234999999999993", state: "available" });
  });

  test.each([
    [
      "another code for a known card",
      "8985234000000000002,rsp.farwave.example,SECRET-CCCC-3333",
      "esim-profiles.csv:2 iccid: 8985234000000000002 is in the database with another activation code",
    ],
    [
      "another server for a known card",
      "8985234000000000002,rsp2.farwave.example,SECRET-AAAA-1111",
      "esim-profiles.csv:2 iccid: 8985234000000000002 is in the database with another activation code",
    ],
    [
      "a known code for another card",
      "8985234999999999993,rsp.farwave.example,SECRET-AAAA-1111",
      "esim-profiles.csv:2 matching_id: belongs to 8985234000000000002 in the database",
    ],
    [
      "a known card with a vendor's digit",
      "89852340123456789057,rsp.farwave.example,SECRET-bbbb-2222",
      "esim-profiles.csv:2 iccid: 89852340123456789057 is in the database as 8985234012345678905",
    ],
  ])("%s is a problem", async (_, line, problem) => {
    const before = await shop.everyRowVersion();
    expect(await shop.problemsOf(profiles(line))).toEqual([problem]);
    expect(await shop.everyRowVersion()).toEqual(before);
  });

  test("a card that is known with a vendor's digit is known without it", async () => {
    const longer = "89852349999999999934,rsp.farwave.example,SECRET-CCCC-3333";
    expect(await shop.changesOf(profiles(longer))).toEqual({ esim_profiles: "1/0/0" });
    expect(await shop.problemsOf(profiles("8985234999999999993,rsp.farwave.example,SECRET-DDDD-4444"))).toEqual([
      "esim-profiles.csv:2 iccid: 8985234999999999993 is in the database with another activation code",
      "esim-profiles.csv:2 iccid: 8985234999999999993 is in the database as 89852349999999999934",
    ]);
  });

  test("the case of a matching id matters", async () => {
    expect(await shop.changesOf(profiles("8985234999999999993,rsp.farwave.example,secret-aaaa-1111"))).toEqual({
      esim_profiles: "1/0/0",
    });
  });
});
