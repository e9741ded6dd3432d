import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pretendPasskey } from "../../../../test/pretend-passkey.ts";
import { freshlySignedIn, newestCode, wrongCode } from "../../../../test/signed-in.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";

/**
 * A session that was stolen or left open changes nothing of how one gets into the account: that takes the password, a
 * passkey, or a code to the mailbox.
 */
let world: World;
let mei: { token: string; ticket: string };
const [email, password, phone] = ["mei@example.com", "Tram-to-the-Peak", { country: "HK", number: "91234567" }];
beforeEach(async () => {
  world = await freshWorld();
  mei = await freshlySignedIn(world, email);
});
afterEach(() => world.close());

const as = async (token: string, path: string, wish: object = {}) => (await world.answerTo(token, path, wish)).envelope;
const laterBy = (minutes: number) => world.at(new Date(world.shop.clock().getTime() + minutes * 60_000).toISOString());
const ticketOf = (envelope: { resultData: unknown }) => (envelope.resultData as { ticket: string }).ticket;
const setPassword = () =>
  as(mei.token, "/account/changePassword", { password, repeated: password, ticket: mei.ticket });

type Begun = { id: string; options: { challenge: string } };
async function addPasskey(shown: object = { ticket: mei.ticket }) {
  const begun = await as(mei.token, "/passkey/startAdding", shown);
  if (begun.resultCode !== "SUCCESS") return { code: begun.resultCode };
  const { id, options } = begun.resultData as Begun;
  const passkey = pretendPasskey("http://shop.test");
  return {
    code: (await as(mei.token, "/passkey/finishAdding", { id, credential: passkey.create(options) })).resultCode,
    passkey,
  };
}
async function answered(
  passkey: ReturnType<typeof pretendPasskey>,
  path: "/passkey/confirmOwner" | "/passkey/finishSignIn",
  token = mei.token,
) {
  const { id, options } = (await as(token, "/passkey/startSignIn")).resultData as Begun;
  return as(token, path, { id, credential: passkey.get(options) });
}

/** What changes how one gets in, each with a right code where it needs one. */
const changes: readonly [string, (shown: object) => Promise<string>][] = [
  ["a passkey", async (shown) => (await addPasskey(shown)).code],
  [
    "another mailbox",
    async (shown) => {
      await as(mei.token, "/account/sendEmailCode", { email: "new@example.com" });
      return (
        await as(mei.token, "/account/bindEmail", {
          email: "new@example.com",
          code: await newestCode(world, "new@example.com"),
          ...shown,
        })
      ).resultCode;
    },
  ],
  [
    "a phone",
    async (shown) => {
      await as(mei.token, "/account/sendPhoneCode", { phone });
      return (
        await as(mei.token, "/account/bindPhone", { phone, code: await newestCode(world, "+85291234567"), ...shown })
      ).resultCode;
    },
  ],
  [
    "a password",
    async (shown) =>
      (
        await as(mei.token, "/account/changePassword", {
          password: "Star-Ferry-1898",
          repeated: "Star-Ferry-1898",
          ...shown,
        })
      ).resultCode,
  ],
];

describe.each(changes)("%s", (what, change) => {
  test("needs more than the session: a ticket of one's own, that is not over", async () => {
    const thief = await freshlySignedIn(world, "thief@example.com");
    laterBy(1);
    expect(await change({})).toBe("CONFIRM_FIRST");
    laterBy(1);
    for (const ticket of [
      "",
      "x",
      thief.ticket,
      mei.ticket.replace(/^\d+/, (until) => String(Number(until) + 1)),
      `9${mei.ticket}`,
    ]) {
      expect([ticket, (await as(mei.token, "/passkey/startAdding", { ticket })).resultCode]).toEqual([
        ticket,
        "CONFIRM_FIRST",
      ]);
    }
    laterBy(8);
    expect(await change({ ticket: mei.ticket })).toBe("CONFIRM_FIRST");
    await as(mei.token, "/account/sendConfirmCode");
    const ticket = ticketOf(await as(mei.token, "/account/confirmOwner", { code: await newestCode(world, email) }));
    laterBy(2);
    expect(await change({ ticket })).toBe("SUCCESS");
  });

  test("takes the password where there is one, and no code", async () => {
    await setPassword();
    laterBy(11);
    expect(await change({})).toBe("INVALID_INPUT");
    expect((await as(mei.token, "/account/confirmOwner", { code: "123456" })).resultCode).toBe("INVALID_INPUT");
    laterBy(1);
    expect(await change({ current: "wrong-Password" })).toBe("INVALID_INPUT");
    laterBy(1);
    const shown =
      what === "a passkey"
        ? { ticket: ticketOf(await as(mei.token, "/account/confirmOwner", { current: password })) }
        : { current: password };
    expect(await change(shown)).toBe("SUCCESS");
  });

  test("is reported to the owner", async () => {
    expect(await change({ ticket: mei.ticket })).toBe("SUCCESS");
    await workOff(world);
    const subjects = {
      "a passkey": "A passkey was added",
      "another mailbox": "Your Farwave e-mail address was changed",
      "a phone": "A phone number was added",
      "a password": "Your Farwave password was changed",
    };
    expect(
      world.letters.filter(
        ({ to, subject }) => to === email && subject.startsWith(subjects[what as keyof typeof subjects]),
      ),
    ).toHaveLength(1);
  });
});

test.each(changes.filter(([what]) => what !== "a passkey"))(
  "%s ends every other session, and not this one",
  async (_, change) => {
    laterBy(1);
    const other = await freshlySignedIn(world, email);
    await change({ ticket: mei.ticket });
    const codes = await Promise.all(
      [other, mei].map(async ({ token }) => (await as(token, "/user/getUserInfo")).resultCode),
    );
    expect(codes).toEqual(["TOKEN_VALID_FAIL", "SUCCESS"]);
  },
);

test("a code of the mailbox confirms once, the right one alone, for the account alone", async () => {
  const other = await freshlySignedIn(world, "other@example.com");
  await as(mei.token, "/account/sendConfirmCode");
  const code = await newestCode(world, email);
  expect((await as(mei.token, "/account/confirmOwner", { code: wrongCode(code) })).resultCode).toBe("CODE_WRONG");
  expect((await as(other.token, "/account/confirmOwner", { code })).resultCode).toBe("CODE_WRONG");
  expect((await as(mei.token, "/account/confirmOwner")).resultCode).toBe("INVALID_INPUT");
  expect((await as(mei.token, "/account/confirmOwner", { code })).resultCode).toBe("SUCCESS");
  expect((await as(mei.token, "/account/confirmOwner", { code })).resultCode).toBe("CODE_WRONG");
});

test("a passkey of the account confirms, one of another account does not", async () => {
  const { passkey } = await addPasskey();
  const other = await freshlySignedIn(world, "other@example.com");
  laterBy(11);
  expect((await answered(passkey!, "/passkey/confirmOwner", other.token)).resultCode).toBe("PASSKEY_REFUSED");
  expect((await answered(pretendPasskey("http://shop.test"), "/passkey/confirmOwner")).resultCode).toBe(
    "PASSKEY_REFUSED",
  );
  const ticket = ticketOf(await answered(passkey!, "/passkey/confirmOwner"));
  expect((await addPasskey({ ticket })).code).toBe("SUCCESS");
});

test("the owner is notified of a passkey that is removed; one that is not theirs is not reported", async () => {
  await addPasskey();
  const { rows } = await world.pool.query<{ id: string }>("select id from passkeys");
  const other = await freshlySignedIn(world, "other@example.com");
  await as(other.token, "/passkey/removePasskey", { id: rows[0]!.id });
  await as(mei.token, "/passkey/removePasskey", { id: rows[0]!.id });
  await workOff(world);
  expect(world.letters.filter(({ subject }) => subject === "Passkey removed from your Farwave account")).toMatchObject([
    { to: email },
  ]);
});

describe("a thief who has added a passkey", () => {
  let thiefs: ReturnType<typeof pretendPasskey>;
  beforeEach(async () => {
    thiefs = (await addPasskey()).passkey!;
    laterBy(1);
    await world.answer("/user/sendResetCode", { email });
  });
  const reset = async (more: object = {}) =>
    (
      await world.answer("/user/resetPassword", {
        email,
        code: await newestCode(world, email),
        password,
        repeated: password,
        ...more,
      })
    ).envelope;
  const shown = async (more: object = {}) =>
    (
      await world.answer("/user/getResetPasskeys", {
        email,
        code: await newestCode(world, email),
        password,
        repeated: password,
        ...more,
      })
    ).envelope;
  const told = async () => (
    await workOff(world),
    world.letters.filter(({ subject }) => subject === "Passkey removed from your Farwave account").length
  );

  test("is out once the owner chooses a new password, and the owner is notified", async () => {
    expect((await reset()).resultCode).toBe("SUCCESS");
    expect((await answered(thiefs, "/passkey/finishSignIn")).resultCode).toBe("SIGN_IN_FAILED");
    expect(await told()).toBe(1);
  });

  test("is shown to who asks to see the passkeys first and has the right code; nothing is done yet, and the code counts still", async () => {
    for (const wrong of ["000000", "0000000000000000"])
      expect((await shown({ code: wrong })).resultCode).toBe("CODE_WRONG");
    expect((await shown({ repeated: "other" })).resultCode).toBe("INVALID_INPUT");
    const added = new Date(world.shop.clock().getTime() - 60_000).toISOString();
    expect(await shown()).toMatchObject({
      resultCode: "SUCCESS",
      resultData: { passkeys: [{ name: "", addedAt: added }] },
    });
    expect((await world.pool.query("select password_hash from accounts where email = $1", [email])).rows).toEqual([
      { password_hash: null },
    ]);
    expect((await reset({ keepPasskeys: false })).resultCode).toBe("SUCCESS");
    expect((await answered(thiefs, "/passkey/finishSignIn")).resultCode).toBe("SIGN_IN_FAILED");
  });

  test("stays where the owner keeps the passkeys, who knows them", async () => {
    expect((await reset({ keepPasskeys: true })).resultCode).toBe("SUCCESS");
    expect((await answered(thiefs, "/passkey/finishSignIn")).resultCode).toBe("SUCCESS");
    expect(await told()).toBe(0);
  });

  test("is out, too, when the owner chooses a password by opening the account anew", async () => {
    await world.answer("/user/sendCode", { purpose: "register", email });
    const wish = {
      email,
      code: await newestCode(world, email),
      password,
      privacyPolicy: { given: true, version: "2026-11" },
    };
    expect((await world.answer("/user/register", wish)).envelope.resultCode).toBe("SUCCESS");
    expect((await answered(thiefs, "/passkey/finishSignIn")).resultCode).toBe("SIGN_IN_FAILED");
    expect(await told()).toBe(1);
  });

  test("is not there in an account without passkeys: nothing is to be decided", async () => {
    await world.pool.query("delete from passkeys");
    expect(await shown()).toMatchObject({ resultCode: "SUCCESS", resultData: { passkeys: [] } });
  });
});
