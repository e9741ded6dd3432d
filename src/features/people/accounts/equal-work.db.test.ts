import pg from "pg";
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from "vitest";
import { freshWorld, type World } from "../../../../test/world.ts";

/**
 * Requirements A8: nothing tells whether an account exists. Times on a busy machine prove nothing, so the work is
 * compared: every statement that reaches the database, every hash, every job.
 */
let world: World;
let hashes = 0;
/** Every statement of every connection. */
const said = vi.spyOn(pg.Client.prototype, "query") as unknown as MockInstance<(text: string) => unknown>;
const phones = { known: { country: "HK", number: "9123 4567" }, unknown: { country: "HK", number: "6123 4567" } };
const emails = { known: "mei@example.com", without: "wei@example.com", unknown: "nobody@example.com" };
beforeEach(async () => {
  world = await freshWorld();
  const { passwords } = world.shop;
  await world.pool.query(
    "insert into accounts (email, phone, password_hash, lang, created_at) values ($1, '+85291234567', $2, 'en', now()), ($3, null, null, 'en', now())",
    [emails.known, await passwords.hash("Tram-to-the-Peak"), emails.without],
  );
  world.shop.passwords = {
    hash: (one) => (hashes++, passwords.hash(one)),
    hold: (...held) => (hashes++, passwords.hold(...held)),
  };
});
afterEach(() => world.close());

/** What one call costs, and what it answers. */
async function work(path: string, wish: object) {
  await world.pool.query("truncate attempts");
  await world.pool.query("delete from graphile_worker._private_jobs");
  hashes = 0;
  said.mockClear();
  const { envelope } = await world.answer(path, wish);
  const cost = { envelope, hashes, statements: said.mock.calls.map(([text]) => text) };
  const { rows: jobs } = await world.pool.query(
    "select count(*)::int as jobs, max(length(payload::text) / 100) as size from graphile_worker._private_jobs",
  );
  return { ...cost, jobs };
}

test("a wrong password costs one hash and the same statements with an account, without a password, and without an account", async () => {
  const wrong = (name: object) => work("/user/loginByPassword", { ...name, password: "Star-Ferry-1898" });
  const known = await wrong({ email: emails.known });
  expect(known).toMatchObject({ hashes: 1, envelope: { resultCode: "SIGN_IN_FAILED" } });
  expect(known.statements).toHaveLength(5);
  expect(await wrong({ email: emails.without })).toEqual(known);
  expect(await wrong({ email: emails.unknown })).toEqual(known);
  expect(await wrong({ phone: phones.unknown })).toEqual(await wrong({ phone: phones.known }));
});

test("a code for a new password costs the same rows and the same job, that only a known name is sent by", async () => {
  const byPhone = await work("/user/sendResetCode", { phone: phones.known });
  expect(byPhone).toMatchObject({ envelope: { resultCode: "SUCCESS" }, jobs: [{ jobs: 1 }] });
  expect(await work("/user/sendResetCode", { phone: phones.unknown })).toEqual(byPhone);
  expect(await work("/user/sendResetCode", { email: emails.unknown })).toEqual(
    await work("/user/sendResetCode", { email: emails.known }),
  );
});

test("a wrong code for a new password costs the same", async () => {
  const reset = (phone: object) =>
    work("/user/resetPassword", { phone, code: "000000", password: "Star-Ferry-1898", repeated: "Star-Ferry-1898" });
  const never = await reset(phones.unknown);
  expect(await reset(phones.known)).toEqual(never);
  await work("/user/sendResetCode", { phone: phones.known });
  const asked = await reset(phones.known);
  await work("/user/sendResetCode", { phone: phones.unknown });
  expect(await reset(phones.unknown)).toEqual(asked);
  expect(asked).toEqual(never);
});

test("a code to sign in or to register is sent to anybody", async () => {
  for (const purpose of ["sign_in", "register"]) {
    expect(await work("/user/sendCode", { purpose, email: emails.unknown })).toEqual(
      await work("/user/sendCode", { purpose, email: emails.known }),
    );
  }
});
