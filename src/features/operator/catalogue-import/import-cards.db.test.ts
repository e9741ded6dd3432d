import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyShop, type EmptyShop } from "./small-shop-database.ts";
import { edited, only, smallShop } from "./small-shop.ts";

let shop: EmptyShop;
beforeEach(async () => {
  shop = await emptyShop();
  await shop.changesOf(smallShop);
});
afterEach(() => shop.drop());

const cards = (...iccids: string[]) => ({ "sim-cards.csv": ["iccid", ...iccids].join("\n") });

test.each([
  [
    "the number of an eSIM profile",
    cards("8985234012345678905"),
    ["sim-cards.csv:2 iccid: 8985234012345678905 is an eSIM profile"],
  ],
  [
    "the same with a vendor's digit",
    cards("89852340123456789057"),
    ["sim-cards.csv:2 iccid: 89852340123456789057 is an eSIM profile"],
  ],
  [
    "a known card with a vendor's digit",
    cards("89852343100000000135"),
    ["sim-cards.csv:2 iccid: 89852343100000000135 is in the database as 8985234310000000013"],
  ],
  [
    "an eSIM profile with the number of a card",
    edited(only(smallShop, "esim-profiles.csv"), "esim-profiles.csv", "8985234000000000002", "8985234310000000013"),
    [
      // the code is known, and so is the card
      "esim-profiles.csv:2 matching_id: belongs to 8985234000000000002 in the database",
      "esim-profiles.csv:2 iccid: 8985234310000000013 is a card in the database",
    ],
  ],
  [
    "a wrong check digit",
    cards("8985234310000000038"),
    ['sim-cards.csv:2 iccid: must be 19 or 20 digits with a correct check digit (was "8985234310000000038")'],
  ],
  [
    "one card twice",
    cards("8985234310000000039", "8985 2343 1000 0000 039"),
    ['sim-cards.csv:3 iccid: "8985234310000000039" is already on line 2'],
  ],
])("%s is a problem, and nothing is added", async (_, files, problems) => {
  const before = await shop.everyRowVersion();
  expect(await shop.problemsOf(files)).toEqual(problems);
  expect(await shop.everyRowVersion()).toEqual(before);
});

test("new cards are added; known ones stay as they are, also those that belong to an order, and none is removed", async () => {
  const orderId = await shop.order("jp-day");
  await shop.rows(
    `update sim_cards set state = 'allotted', order_id = '${orderId}', position = 1
      where iccid = '8985234310000000013'`,
  );
  expect(await shop.changesOf(cards("8985234310000000013", "8985 2343 1000 0000 039"))).toEqual({ sim_cards: "1/0/0" });
  expect(await shop.rows("select iccid, state from sim_cards order by iccid")).toEqual([
    { iccid: "8985234310000000013", state: "allotted" },
    { iccid: "8985234310000000021", state: "available" },
    { iccid: "8985234310000000039", state: "available" },
  ]);
  expect(await shop.changesOf(cards("8985234310000000039"))).toEqual({});
});
