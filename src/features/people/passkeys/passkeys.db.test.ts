import { afterEach, beforeEach, expect, test } from "vitest";
import { pretendPasskey } from "../../../../test/pretend-passkey.ts";
import { freshlySignedIn } from "../../../../test/signed-in.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";

let world: World;
let token: string;
/** Of who has just come in, by their tokens. */
let tickets: Map<string, string>;
beforeEach(async () => {
  world = await freshWorld();
  const mei = await freshlySignedIn(world, "mei@example.com");
  token = mei.token;
  tickets = new Map([[token, mei.ticket]]);
});
afterEach(() => world.close());

type Begun = { id: string; options: { challenge: string; excludeCredentials?: { id: string }[] } };
type Passkey = ReturnType<typeof pretendPasskey>;
const begun = async (path: string, by = token) =>
  (await world.answerTo(by, path, path === "/passkey/startAdding" ? { ticket: tickets.get(by) } : {})).envelope
    .resultData as Begun;
const add = async (passkey: Passkey, by = token) => {
  const { id, options } = await begun("/passkey/startAdding", by);
  return (await world.answerTo(by, "/passkey/finishAdding", { id, credential: passkey.create(options) })).envelope;
};
const enter = async (
  passkey: Passkey,
  change: (attempt: { id: string; credential: ReturnType<Passkey["get"]> }) => object = (attempt) => attempt,
) => {
  const { id, options } = await begun("/passkey/startSignIn", "nobody");
  return (await world.answer("/passkey/finishSignIn", change({ id, credential: passkey.get(options) }))).envelope;
};
const kept = async () =>
  (await world.answerTo(token, "/passkey/getPasskeys", {})).envelope.resultData as {
    passkeys: { id: string; name: string; usedAt: string | null }[];
  };

test("what was added opens the account, and the account alone", async () => {
  const phone = pretendPasskey("http://shop.test");
  expect(await add(phone)).toMatchObject({ resultCode: "SUCCESS" });
  const entered = await enter(phone);
  expect(entered).toMatchObject({ resultCode: "SUCCESS", resultData: { created: false, checkedIccid: null } });
  const { token: byPasskey } = entered.resultData as { token: string };
  expect((await world.answerTo(byPasskey, "/user/getUserInfo", {})).envelope).toMatchObject({
    resultData: { email: "mei@example.com" },
  });
  expect(await kept()).toMatchObject({ passkeys: [{ usedAt: "2026-11-21T08:00:00.000Z" }] });
});

test.each<[string, () => Promise<string>]>([
  ["that nobody has added", async () => (await enter(pretendPasskey("http://shop.test"))).resultCode],
  ["of another site", async () => addedThen(pretendPasskey("http://shop.test"), pretendPasskey("http://evil.test"))],
  [
    "whose answer was changed",
    async () => {
      const phone = pretendPasskey("http://shop.test");
      await add(phone);
      return (
        await enter(phone, ({ id, credential }) => ({
          id,
          credential: { ...credential, response: { ...credential.response, signature: "MEUCIQ" } },
        }))
      ).resultCode;
    },
  ],
  [
    "whose answer belongs to an earlier attempt",
    async () => {
      const phone = pretendPasskey("http://shop.test");
      await add(phone);
      const earlier = await begun("/passkey/startSignIn");
      return (await enter(phone, ({ id }) => ({ id, credential: phone.get(earlier.options) }))).resultCode;
    },
  ],
  [
    "that was copied: its counter stands still",
    async () => {
      const phone = pretendPasskey("http://shop.test", { counter: 5 });
      await add(phone);
      expect((await enter(phone)).resultCode).toBe("SUCCESS");
      phone.rewind();
      return (await enter(phone)).resultCode;
    },
  ],
])("a passkey %s opens nothing", async (_what, tried) => {
  expect(await tried()).toBe("SIGN_IN_FAILED");
});

async function addedThen(added: Passkey, used: Passkey): Promise<string> {
  await add(added);
  return (await enter(used)).resultCode;
}

test("an attempt counts once and for five minutes", async () => {
  const phone = pretendPasskey("http://shop.test");
  await add(phone);
  const { id, options } = await begun("/passkey/startSignIn");
  const finish = async () =>
    (await world.answer("/passkey/finishSignIn", { id, credential: phone.get(options) })).envelope.resultCode;
  const codes = await Promise.all(Array.from({ length: 8 }, finish));
  expect(codes.filter((code) => code === "SUCCESS")).toHaveLength(1);
  const late = await begun("/passkey/startSignIn");
  world.at("2026-11-21T08:05:00Z");
  expect(
    (await world.answer("/passkey/finishSignIn", { id: late.id, credential: phone.get(late.options) })).envelope
      .resultCode,
  ).toBe("SIGN_IN_FAILED");
});

test("who was not verified by finger, face or number is not let in, and adds nothing", async () => {
  expect((await add(pretendPasskey("http://shop.test", { verifies: false }))).resultCode).toBe("PASSKEY_REFUSED");
  expect((await add(pretendPasskey("http://evil.test"))).resultCode).toBe("PASSKEY_REFUSED");
  expect((await kept()).passkeys).toEqual([]);
});

test("nobody adds by another's attempt, takes a passkey that is somebody's, or removes one", async () => {
  const phone = pretendPasskey("http://shop.test");
  await add(phone);
  const { token: other, ticket } = await freshlySignedIn(world, "other@example.com");
  tickets.set(other, ticket);
  const { id, options } = await begun("/passkey/startAdding");
  expect(
    (
      await world.answerTo(other, "/passkey/finishAdding", {
        id,
        credential: pretendPasskey("http://shop.test").create(options),
      })
    ).envelope.resultCode,
  ).toBe("PASSKEY_REFUSED");
  expect((await add(phone, other)).resultCode).toBe("PASSKEY_REFUSED");
  const mine = (await kept()).passkeys[0]!.id;
  const theirs = await world.answerTo(other, "/passkey/removePasskey", { id: mine });
  expect(theirs).toEqual(await world.answerTo(other, "/passkey/removePasskey", { id: "bm9ib2R5cw" }));
  expect(theirs.envelope.resultCode).toBe("NOT_FOUND");
  expect((await kept()).passkeys).toHaveLength(1);
});

test("a removed passkey opens nothing any more; ten are the most", async () => {
  const phone = pretendPasskey("http://shop.test");
  await add(phone);
  const mine = (await kept()).passkeys[0]!.id;
  expect((await begun("/passkey/startAdding")).options.excludeCredentials).toMatchObject([{ id: mine }]);
  await world.answerTo(token, "/passkey/removePasskey", { id: mine });
  expect((await enter(phone)).resultCode).toBe("SIGN_IN_FAILED");
  for (let count = 0; count < 10; count++)
    expect((await add(pretendPasskey("http://shop.test"))).resultCode).toBe("SUCCESS");
  expect(
    (await world.answerTo(token, "/passkey/startAdding", { ticket: tickets.get(token) })).envelope.resultCode,
  ).toBe("PASSKEYS_FULL");
});

test("ten are the most, also of many that are added at the same moment; the owner is notified of each, not of a refused one", async () => {
  const attempts = await Promise.all(Array.from({ length: 12 }, () => begun("/passkey/startAdding")));
  const answers = await Promise.all(
    attempts.map(
      async ({ id, options }) =>
        (
          await world.answerTo(token, "/passkey/finishAdding", {
            id,
            credential: pretendPasskey("http://shop.test").create(options),
          })
        ).envelope.resultCode,
    ),
  );
  expect(answers.toSorted()).toEqual([
    ...Array.from({ length: 2 }, () => "PASSKEYS_FULL"),
    ...Array.from({ length: 10 }, () => "SUCCESS"),
  ]);
  await workOff(world);
  const letters = world.letters.filter(({ subject }) => subject === "A passkey was added to your Farwave account");
  expect(letters.map(({ to }) => to)).toEqual(Array.from({ length: 10 }, () => "mei@example.com"));
});
