import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freshlySignedIn, newestCode, signedIn, wrongCode } from "../../../../test/signed-in.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";

let world: World;
let mei: string;
/** Of who has just come in: what her open session alone does not have. */
let ticket: string;
let weisTicket: string;
let wei: string;
const [email, password] = ["mei@example.com", "Tram-to-the-Peak"];
const phone = { country: "HK", number: "9123 4567" };
beforeEach(async () => {
  world = await freshWorld();
  ({ token: mei, ticket } = await freshlySignedIn(world, email));
  ({ token: wei, ticket: weisTicket } = await freshlySignedIn(world, "wei@example.com"));
});
afterEach(() => world.close());

const as = async (token: string, path: string, wish: object = {}) => (await world.answerTo(token, path, wish)).envelope;
const again = async (minute: number) => (
  world.at(`2026-11-21T08:${String(minute).padStart(2, "0")}:00Z`),
  signedIn(world, email)
);
const change = (wish: object, token = mei) =>
  as(token, "/account/changePassword", { password, repeated: password, ...wish });
const setPassword = () => change({ ticket });
const isIn = async (token: string) => (await as(token, "/user/getUserInfo")).resultCode === "SUCCESS";

describe("password", () => {
  test("the first needs no former one, every later one does; other devices are out, this one stays, the owner is notified", async () => {
    const phoneToken = await again(1);
    expect(await setPassword()).toMatchObject({ resultCode: "SUCCESS", resultData: { otherSessionsEnded: 1 } });
    expect([await isIn(mei), await isIn(phoneToken), await isIn(wei)]).toEqual([true, false, true]);
    const next = { password: "Star-Ferry-1898", repeated: "Star-Ferry-1898" };
    expect(await change(next)).toMatchObject({
      resultCode: "INVALID_INPUT",
      resultData: { fields: [{ field: "current", problem: "empty" }] },
    });
    expect(await change({ ...next, current: "nonsense" })).toMatchObject({
      resultCode: "INVALID_INPUT",
      resultData: { fields: [{ field: "current", problem: "password.wrong" }] },
    });
    expect((await change({ ...next, current: password })).resultCode).toBe("SUCCESS");
    await workOff(world);
    expect(world.letters.filter(({ subject }) => subject === "Your Farwave password was changed")).toHaveLength(2);
  });

  test("five wrong former ones, then the right one has to wait", async () => {
    await setPassword();
    for (let tries = 0; tries < 5; tries++) await change({ current: "nonsense" });
    expect((await change({ current: password })).resultCode).toBe("TRIED_OFTEN");
  });

  test("what is queued for the owner names no person", async () => {
    await setPassword();
    const { rows } = await world.pool.query("select payload::text as payload from graphile_worker._private_jobs");
    expect(rows.filter(({ payload }) => payload.includes("password_changed"))).toHaveLength(1);
    expect(rows.filter(({ payload }) => payload.includes("@"))).toEqual([]);
  });

  test("of two changes at the same moment one is made", async () => {
    await setPassword();
    const both = await Promise.all(
      ["One-of-two", "Two-of-two"].map((one) => change({ current: password, password: one, repeated: one })),
    );
    expect(both.map(({ resultCode }) => resultCode).toSorted()).toEqual(["INVALID_INPUT", "SUCCESS"]);
  });
});

describe("e-mail address", () => {
  const ask = (wish: string, token = mei) => as(token, "/account/sendEmailCode", { email: wish });
  const bind = (wish: string, code: string, token = mei) =>
    as(token, "/account/bindEmail", { email: wish, code, ticket: token === mei ? ticket : weisTicket });

  test("a code for another person's wish, for signing in, or for another address proves nothing", async () => {
    await ask("new@example.com");
    const code = await newestCode(world, "new@example.com");
    const wrong = await bind("new@example.com", wrongCode(code));
    expect(wrong.resultCode).toBe("CODE_WRONG");
    expect(await bind("new@example.com", code, wei)).toEqual(wrong);
    expect(await bind("other@example.com", code)).toEqual(wrong);
    expect(
      (
        await world.answer("/user/loginByCode", {
          email: "new@example.com",
          code,
          privacyPolicy: { given: true, version: "2026-11" },
        })
      ).envelope.resultCode,
    ).toBe("CODE_WRONG");
    expect((await bind("new@example.com", code)).resultCode).toBe("SUCCESS");
  });

  test("another account's is told only to who has proven it", async () => {
    world.at("2026-11-21T08:05:00Z");
    expect(await ask("wei@example.com")).toMatchObject({ resultCode: "SUCCESS" });
    expect((await bind("wei@example.com", await newestCode(world, "wei@example.com"))).resultCode).toBe("EMAIL_IN_USE");
    expect(await as(mei, "/user/getUserInfo")).toMatchObject({ resultData: { email } });
  });

  test("orders made as a guest with the former one stay; the former one is notified, and does not reveal who has it now", async () => {
    await world.call({ path: "/order/create" } as never, aWish({ email: "Mei@Example.com" }) as never);
    await world.call({ path: "/order/create" } as never, aWish({ email: "wei@example.com" }) as never);
    await ask("New@example.com");
    expect(await bind("New@example.com", await newestCode(world, "new@example.com"))).toMatchObject({
      resultData: { email: "new@example.com" },
    });
    const { rows } = await world.pool.query(
      "select orders.email, accounts.email as owner from orders left join accounts on accounts.id = account_id order by 1",
    );
    expect(rows).toEqual([
      { email: "Mei@Example.com", owner: "new@example.com" },
      { email: "wei@example.com", owner: null },
    ]);
    await workOff(world);
    const told = world.letters.at(-1)!;
    expect(told).toMatchObject({ to: email, subject: "Your Farwave e-mail address was changed" });
    expect(told.html + told.text).not.toContain("new@example.com");
    const former = await again(3);
    expect(await as(former, "/account/exportData")).toMatchObject({ resultData: { orders: [] } });
  });
});

describe("phone", () => {
  const ask = (number: string, token = mei) => as(token, "/account/sendPhoneCode", { phone: { ...phone, number } });
  const bind = (number: string, code: string, token = mei) =>
    as(token, "/account/bindPhone", { phone: { ...phone, number }, code, ticket: token === mei ? ticket : weisTicket });

  test("proven by a text, it opens the account; another account's is told only to who has proven it", async () => {
    expect(await ask("12")).toMatchObject({
      resultCode: "INVALID_INPUT",
      resultData: { fields: [{ field: "phone.number", problem: "phone" }] },
    });
    expect((await ask("2123 4567")).resultCode).toBe("INVALID_INPUT");
    await ask("9123 4567");
    const code = await newestCode(world, "+85291234567");
    expect(world.texts).toMatchObject([{ template: "phone_code" }]);
    expect((await bind("9123 4567", code, wei)).resultCode).toBe("CODE_WRONG");
    expect(await bind("91234567", code)).toMatchObject({
      resultCode: "SUCCESS",
      resultData: { phone: "+85291234567" },
    });
    await setPassword();
    expect((await world.answer("/user/loginByPassword", { phone, password })).envelope.resultCode).toBe("SUCCESS");
    world.at("2026-11-21T08:02:00Z");
    await ask("9123 4567", wei);
    expect((await bind("9123 4567", await newestCode(world, "+85291234567"), wei)).resultCode).toBe("PHONE_IN_USE");
  });

  test("a new one is reported to the owner, who did perhaps not do it; the same again is no news", async () => {
    const told = async () => (
      await workOff(world),
      world.letters.filter(
        ({ to, subject }) => to === email && subject === "A phone number was added to your Farwave account",
      ).length
    );
    for (const minute of ["01", "03"]) {
      world.at(`2026-11-21T08:${minute}:00Z`);
      await ask("9123 4567");
      expect(await bind("9123 4567", await newestCode(world, "+85291234567"))).toMatchObject({ resultCode: "SUCCESS" });
      expect(await told()).toBe(1);
    }
    expect(world.letters.at(-1)!.text).not.toContain("91234567");
  });

  test("five texts a day for one account, to whatever numbers", async () => {
    const answers = [];
    for (let number = 0; number < 6; number++) answers.push((await ask(`9123 456${number}`)).resultCode);
    expect(answers).toEqual([...Array.from({ length: 5 }, () => "SUCCESS"), "TRIED_OFTEN"]);
  });
});

describe("an open session alone binds neither another address nor another phone to an account that has a password", () => {
  const number = { ...phone, number: "91234567" };
  beforeEach(setPassword);

  test.each([
    {
      what: "an address",
      ask: "/account/sendEmailCode",
      bind: "/account/bindEmail",
      wish: { email: "new@example.com" },
      recipient: "new@example.com",
    },
    {
      what: "a phone",
      ask: "/account/sendPhoneCode",
      bind: "/account/bindPhone",
      wish: { phone: number },
      recipient: "+85291234567",
    },
  ])(
    "$what: the password is asked for first, and a wrong one leaves the code as it was",
    async ({ ask, bind, wish, recipient }) => {
      await as(mei, ask, wish);
      const code = await newestCode(world, recipient);
      const refusedFor = (problem: string) => ({
        resultCode: "INVALID_INPUT",
        resultData: { fields: [{ field: "current", problem }] },
      });
      expect(await as(mei, bind, { ...wish, code })).toMatchObject(refusedFor("empty"));
      for (let tries = 0; tries < 4; tries++)
        expect(await as(mei, bind, { ...wish, code, current: "nonsense" })).toMatchObject(refusedFor("password.wrong"));
      expect((await as(mei, bind, { ...wish, code: wrongCode(code), current: password })).resultCode).toBe(
        "CODE_WRONG",
      );
      expect((await as(mei, bind, { ...wish, code, current: password })).resultCode).toBe("SUCCESS");
    },
  );

  test("five wrong ones, then the right one has to wait, whatever is to be changed", async () => {
    await as(mei, "/account/sendEmailCode", { email: "new@example.com" });
    const code = await newestCode(world, "new@example.com");
    for (let tries = 0; tries < 5; tries++)
      await as(mei, "/account/bindEmail", { email: "new@example.com", code, current: "nonsense" });
    expect(
      (await as(mei, "/account/bindEmail", { email: "new@example.com", code, current: password })).resultCode,
    ).toBe("TRIED_OFTEN");
    expect((await as(mei, "/account/bindPhone", { phone: number, code, current: password })).resultCode).toBe(
      "TRIED_OFTEN",
    );
    expect((await change({ current: password })).resultCode).toBe("TRIED_OFTEN");
  });
});

describe("devices", () => {
  type Device = { id: string; name: string; country: string | null; current: boolean };
  const devices = async (token: string) =>
    ((await as(token, "/account/getDevices")).resultData as { devices: Device[] }).devices;

  test("the latest seen first, with what the browser said of itself", async () => {
    const agent =
      "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36";
    await setPassword();
    world.at("2026-11-21T08:03:00Z");
    await world.answer("/user/loginByPassword", { email, password }, { ...english, country: "JP", userAgent: agent });
    expect(await devices(mei)).toMatchObject([
      {
        name: "Chrome · Android",
        country: "JP",
        place: "Japan",
        current: false,
        signedInAt: "2026-11-21T08:03:00.000Z",
      },
      { name: "", country: null, place: "", current: true },
    ]);
  });

  test("one is signed out, or all others; another person's are like none", async () => {
    const tokens = [await again(1), await again(2), await again(3)];
    const [theirs] = await devices(wei);
    expect(await as(mei, "/account/endSessions", { id: theirs!.id })).toMatchObject({ resultData: { ended: 0 } });
    expect(await as(mei, "/account/endSessions", { id: "6f0d9c1e-3b7a-4c55-9f0a-0a4f7f0f2f11" })).toMatchObject({
      resultData: { ended: 0 },
    });
    const [newest] = await devices(mei);
    expect(await as(mei, "/account/endSessions", { id: newest!.id })).toMatchObject({ resultData: { ended: 1 } });
    expect(await isIn(tokens[2]!)).toBe(false);
    expect(await as(mei, "/account/endSessions")).toMatchObject({ resultData: { ended: 2 } });
    expect([await isIn(mei), await isIn(tokens[0]!), await isIn(wei)]).toEqual([true, false, true]);
  });
});
