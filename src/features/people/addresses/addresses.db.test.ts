import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { aSim } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf, WishOf } from "../../../kernel/endpoint.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { contextFor } from "../../../platform/context.server.ts";
import { beginSession } from "../sessions/begin-session.server.ts";
import type { GetAddresses, GetBuyer, SaveAddress } from "./contract.ts";
import { mostAddresses } from "./rules.ts";

let world: World;
let mei: string;
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "1000" } });
  mei = await signedIn(world, "mei@example.com");
});
afterEach(() => world.close());

const tokyo = (): WishOf<typeof SaveAddress> => ({
  requestKey: randomUUID(),
  country: "JP",
  province: "Tokyo",
  city: "Minato-ku",
  address: "1-2-3 Minami-Aoyama",
  postalCode: "〒１０７００６２",
  contactPerson: "Mei Chan",
  phone: "090-1234-5678",
});
const save = async (wish: object = {}, token = mei) =>
  (await world.answerTo(token, "/account/saveAddress", { ...tokyo(), ...wish })).envelope;
const saved = async (wish: object = {}, token = mei) => (unwrap(await save(wish, token)) as { id: string }).id;
const list = async (token = mei) =>
  (unwrap((await world.answerTo(token, "/account/getAddresses", {})).envelope) as OutputOf<typeof GetAddresses>)
    .addresses;
const remove = async (id: string, token = mei) =>
  (await world.answerTo(token, "/account/deleteAddress", { id })).envelope;
const later = (minute: number) => world.at(`2026-11-21T08:${String(minute).padStart(2, "0")}:00Z`);

describe("what is wrong stands beside its field", () => {
  test.each<[string, object, string[]]>([
    [
      "nothing but a country",
      { province: undefined, city: undefined, address: "", postalCode: undefined, contactPerson: "", phone: "" },
      ["address empty", "contactPerson empty", "phone empty"],
    ],
    [
      "parts that the country needs",
      { province: undefined, city: " ", postalCode: undefined },
      ["city empty", "postalCode empty", "province empty"],
    ],
    ["a postal code of another country", { postalCode: "SW1A 1AA" }, ["postalCode postal_code"]],
    ["a number that cannot be called", { phone: "123" }, ["phone phone"]],
    ["no country", { country: "" }, ["country choose"]],
    ["a country that is none", { country: "ZZ" }, ["country choose"]],
    ["an e-mail address that is none", { email: "mei@" }, ["email email.format"]],
    ["too long a name", { contactPerson: "x".repeat(81) }, ["contactPerson long"]],
  ])("%s", async (_, wish, problems) => {
    const { resultCode, resultData } = await save(wish);
    expect(resultCode).toBe("INVALID_INPUT");
    const { fields } = resultData as { fields: { field: string; problem: string }[] };
    expect(fields.map(({ field, problem }) => `${field} ${problem}`).toSorted()).toEqual(problems);
    expect(await list()).toEqual([]);
  });
});

test("an address is kept as its country writes it, the phone as E.164, a district only where there is one", async () => {
  await saved({ email: "Mei@example.com", district: "none there" });
  expect(await list()).toMatchObject([
    {
      countryName: "Japan",
      postalCode: "107-0062",
      phone: "+819012345678",
      email: "Mei@example.com",
      district: null,
      preferred: true,
      lines: ["1-2-3 Minami-Aoyama, Minato-ku, Tokyo", "107-0062"],
    },
  ]);
});

test("a repeat of a click is one address; the same key with other entries is told", async () => {
  const wish = tokyo();
  const ids = await Promise.all([saved(wish), saved(wish), saved(wish)]);
  expect(new Set(ids).size).toBe(1);
  expect(await list()).toHaveLength(1);
  expect((await save({ ...wish, contactPerson: "Li Chan" })).resultCode).toBe("REQUEST_KEY_REUSED");
});

test("one is preferred: the first, then the one that is wished, and when it is deleted the newest that is left", async () => {
  const first = await saved();
  later(1);
  const second = await saved({ contactPerson: "Second" });
  later(2);
  const third = await saved({ contactPerson: "Third" });
  const names = async () =>
    (await list()).map(({ contactPerson, preferred }) => `${contactPerson}${preferred ? " *" : ""}`);
  expect(await names()).toEqual(["Mei Chan *", "Third", "Second"]);
  await saved({ id: second, contactPerson: "Second", preferred: true });
  expect(await names()).toEqual(["Second *", "Third", "Mei Chan"]);
  await remove(second);
  expect(await names()).toEqual(["Third *", "Mei Chan"]);
  await Promise.all([
    saved({ id: first, preferred: true }),
    saved({ id: third, contactPerson: "Third", preferred: true }),
  ]);
  expect((await list()).filter(({ preferred }) => preferred)).toHaveLength(1);
});

test("there are twenty at most, also when many come at once", async () => {
  const answers = await Promise.all(Array.from({ length: mostAddresses + 5 }, () => save()));
  expect(answers.filter(({ resultCode }) => resultCode === "SUCCESS")).toHaveLength(mostAddresses);
  expect(answers.filter(({ resultCode }) => resultCode === "ADDRESSES_FULL")).toHaveLength(5);
  expect(await list()).toHaveLength(mostAddresses);
});

describe("another account's address", () => {
  test("is not shown, changed or deleted, and answered like one that does not exist", async () => {
    const wish = tokyo();
    const hers = await saved(wish);
    const aunt = await signedIn(world, "aunt@example.com");
    expect(await list(aunt)).toEqual([]);
    const nowhere = await save({ id: randomUUID() }, aunt);
    expect(nowhere.resultCode).toBe("NOT_FOUND");
    expect(await save({ id: hers, contactPerson: "Aunt", preferred: true }, aunt)).toEqual(nowhere);
    expect(await remove(hers, aunt)).toEqual(await remove(randomUUID(), aunt));
    expect((await save(wish, aunt)).resultCode).toBe("REQUEST_KEY_REUSED");
    expect(await list()).toMatchObject([{ id: hers, contactPerson: "Mei Chan", preferred: true }]);
  });

  test("needs an account; the holder of a SIM has none", async () => {
    await saved();
    const { token: holder } = await beginSession(
      world.db,
      { iccid: aSim(1), provenBy: null },
      false,
      contextFor(world.shop, { language: "en", address: "203.0.113.7" }),
    );
    for (const path of ["/account/getAddresses", "/account/saveAddress", "/account/deleteAddress"]) {
      expect((await world.answer(path, {})).envelope.resultCode).toBe("TOKEN_VALID_FAIL");
      expect((await world.answerTo(holder, path, {})).envelope.resultCode).toBe("TOKEN_VALID_FAIL");
    }
    const nobody = { email: null, addresses: [] };
    expect(unwrap((await world.answer("/account/getBuyer", {})).envelope)).toEqual(nobody);
    expect(unwrap((await world.answerTo(holder, "/account/getBuyer", {})).envelope)).toEqual(nobody);
  });
});

test("an order form gets the e-mail address and the address book of whoever is signed in", async () => {
  const id = await saved();
  const { email, addresses } = unwrap((await world.answerTo(mei, "/account/getBuyer", {})).envelope) as OutputOf<
    typeof GetBuyer
  >;
  expect([email, addresses.map((one) => one.id)]).toEqual(["mei@example.com", [id]]);
});
