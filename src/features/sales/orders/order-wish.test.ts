import { describe, expect, test } from "vitest";
import { aSim as sim } from "../../../../test/wishes.ts";
import { askedFor, tidyWish, wishProblems, type WishForm } from "./order-wish.ts";

const shipping = {
  country: "JP",
  province: "Tokyo",
  city: "Minato",
  address: "1-2-3",
  postalCode: "1070062",
  contactPerson: "Mei",
  phone: "+85251234567",
};
const esim: WishForm = { way: "esim", quantity: 2 };
const physical: WishForm = { way: "physical", quantity: 1, departsOn: "2026-12-03", shipping };
const renewal: WishForm = { way: "renewal", quantity: 2, iccids: [sim(1), sim(2)] };
const problemsOf = (wish: object, identity: "none" | "real_name" = "none") =>
  wishProblems(tidyWish(wish as WishForm), { identity, today: "2026-11-20" }).map(({ field, problem, limit }) =>
    [field, problem, ...(limit === undefined ? [] : [limit])].join(" "),
  );

describe("a wish is right", () => {
  test.each([
    ["an eSIM", esim],
    ["for travellers, some of them unnamed", { ...esim, travellers: [{ position: 2, name: "Lee" }] }],
    ["with the day of departure", { ...esim, departsOn: "2026-11-20" }],
    ["a card", physical],
    ["a renewal, with a number written the way it is printed", { ...renewal, iccids: [` ${sim(1)}F`, sim(2)] }],
  ])("%s", (_, wish) => {
    expect(problemsOf(wish)).toEqual([]);
  });
});

describe("a wish is wrong", () => {
  test.each([
    [
      "a card without anything",
      { ...physical, departsOn: undefined, shipping: undefined },
      ["departsOn empty", "shipping.country choose"],
    ],
    [
      "a card to nowhere in the country",
      { ...physical, shipping: { ...shipping, city: " ", postalCode: undefined } },
      ["shipping.postalCode empty", "shipping.city empty"],
    ],
    [
      "a card with another country's postal code",
      { ...physical, shipping: { ...shipping, postalCode: "95014" } },
      ["shipping.postalCode postal_code"],
    ],
    ["departing yesterday", { ...physical, departsOn: "2026-11-19" }, ["departsOn date.past"]],
    ["departing on a day that is none", { ...esim, departsOn: "2027-02-30" }, ["departsOn format"]],
    ["departing in the year nought", { ...esim, departsOn: "0000-01-01" }, ["departsOn format"]],
    ["a renewal of nothing", { ...renewal, iccids: undefined }, ["iccids.0 empty"]],
    ["fewer numbers than SIMs", { ...renewal, iccids: [sim(1)] }, ["iccids.1 empty"]],
    ["more numbers than SIMs", { ...renewal, iccids: [sim(1), sim(2), sim(3)] }, ["iccids fewer 2"]],
    ["the same card in two spellings", { ...renewal, iccids: [sim(1), `${sim(1)}7`] }, ["iccids.1 iccid.duplicate"]],
    [
      "cards of others",
      { ...renewal, iccids: ["8944474600000109251", "hello"] },
      ["iccids.0 iccid.prefix", "iccids.1 iccid"],
    ],
    [
      "a traveller beyond the last",
      { ...esim, travellers: [{ position: 3, name: "Lee" }] },
      ["travellers.0.position range 2"],
    ],
    [
      "two travellers at one place",
      {
        ...esim,
        travellers: [
          { position: 1, name: "Lee" },
          { position: 1, name: "Mei" },
        ],
      },
      ["travellers.1.position range 2"],
    ],
  ])("%s", (_, wish, problems) => {
    expect(problemsOf(wish)).toEqual(problems);
  });

  test("without a document where the plan needs one", () => {
    expect(problemsOf(esim, "real_name")).toEqual(["document.type choose", "document.firstFour empty"]);
    expect(problemsOf({ ...esim, document: { type: 1, firstFour: "E123" } }, "real_name")).toEqual([]);
  });
});

test("what belongs to another way is left out unread, however wrong it is", () => {
  const all = {
    quantity: 1,
    departsOn: "2026-12-03",
    shipping: { ...shipping, postalCode: "no" },
    iccids: ["no", "no"],
    travellers: [{ position: 9, name: "Lee" }],
  };
  for (const way of ["esim", "physical", "renewal"] as const) {
    const kept = Object.entries(tidyWish<WishForm>({ ...all, way })).filter(([, value]) => value !== undefined);
    expect(
      kept
        .map(([name]) => name)
        .filter((name) => !["way", "quantity"].includes(name))
        .toSorted(),
    ).toEqual(Object.keys(askedFor[way]).toSorted());
  }
  expect(problemsOf({ ...all, way: "esim", travellers: undefined })).toEqual([]);
});
