import { afterEach, beforeEach, expect, test } from "vitest";
import { pretendPasskey } from "../../../../test/pretend-passkey.ts";
import { invited, joined, staffBrowser } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld({ environment: { COSTLY_CALLS_PER_MINUTE: "10000" } })));
afterEach(() => world.close());

type Started = { id: string; options: { challenge: string } };
const actions = async () =>
  (await world.pool.query<{ action: string }>("select action from actions")).rows.map(({ action }) => action);
const later = () => world.at("2026-11-21T08:30:00Z");
const provenUntil = async (browser: ReturnType<typeof staffBrowser>) =>
  (await world.shop.findStaff(browser.token()!))?.provenUntil.toISOString();

/** In with a passkey. */
async function withPasskey(email: string) {
  const browser = staffBrowser(world);
  const token = await invited(world, email);
  const passkey = pretendPasskey(world.shop.origin);
  const { id, options } = await browser.get<Started>("/staff/startJoining", { token });
  await browser.get("/staff/joinByPasskey", { token, name: email, id, credential: passkey.create(options) });
  return { browser, passkey };
}

test("a code shows it once, and the session goes on with another token: a copied one opens nothing more", async () => {
  const { browser, code } = await joined(world);
  later();
  const copied = browser.token()!;
  const typed = code();
  expect(await browser.code("/staff/proveByCode", { code: typed })).toBe("SUCCESS");
  expect(await provenUntil(browser)).toBe("2026-11-21T08:40:00.000Z");
  expect(await world.shop.findStaff(copied)).toBeUndefined();
  expect(await browser.code("/staff/proveByCode", { code: typed })).toBe("CODE_WRONG");
  expect((await actions()).filter((one) => one === "staff_proven")).toHaveLength(1);
});

test("of one code that is sent five times at once one counts", async () => {
  const { browser, code } = await joined(world);
  later();
  const typed = code();
  const codes = await Promise.all([1, 2, 3, 4, 5].map(() => browser.code("/staff/proveByCode", { code: typed })));
  expect(codes.filter((one) => one === "SUCCESS")).toHaveLength(1);
});

test("five wrong codes are enough, and each stands in the trail", async () => {
  const { browser, code } = await joined(world);
  later();
  for (let count = 0; count < 5; count++)
    expect(await browser.code("/staff/proveByCode", { code: "000000" })).toBe("CODE_WRONG");
  expect(await browser.code("/staff/proveByCode", { code: code() })).toBe("TRIED_OFTEN");
  expect((await actions()).filter((one) => one === "staff_sign_in_failed")).toHaveLength(5);
  expect(await provenUntil(browser)).toBe("2026-11-21T08:10:00.000Z");
});

test("a passkey shows it; a colleague's does not, nor one answer twice", async () => {
  const { browser, passkey } = await withPasskey("mei@example.com");
  const colleague = await withPasskey("kit@example.com");
  later();
  const { id, options } = await browser.get<Started>("/staff/startProof", {});
  const theirs = { id, credential: colleague.passkey.get(options) };
  expect(await browser.code("/staff/proveByPasskey", theirs)).toBe("PASSKEY_REFUSED");
  const again = await browser.get<Started>("/staff/startProof", {});
  const mine = { id: again.id, credential: passkey.get(again.options) };
  // begun by one, it is no proof of another
  expect(await colleague.browser.code("/staff/proveByPasskey", mine)).toBe("PASSKEY_REFUSED");
  expect(await browser.code("/staff/proveByPasskey", mine)).toBe("SUCCESS");
  expect(await browser.code("/staff/proveByPasskey", mine)).toBe("PASSKEY_REFUSED");
  expect(await browser.code("/staff/proveByCode", { code: "123456" })).toBe("CODE_WRONG");
});
