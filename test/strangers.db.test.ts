import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bought, holderOf } from "../src/features/aftersales/packages/packages.world.ts";
import { sent } from "../src/features/people/real-names/real-names.world.ts";
import { unwrap } from "../src/kernel/envelope.ts";
import { operations } from "../src/operations.server.ts";
import { rightInputs } from "./hostile.ts";
import { pretendPasskey } from "./pretend-passkey.ts";
import { freshlySignedIn, signedIn } from "./signed-in.ts";
import { aSim } from "./wishes.ts";
import { freshWorld, type World } from "./world.ts";

/**
 * Two people never see each other's things: every call of a caller is tried by a stranger with everything that another person
 * else has.
 */

const plenty = "1000000";
const settings = {
  READ_CALLS_PER_MINUTE: plenty,
  WRITE_CALLS_PER_MINUTE: plenty,
  COSTLY_CALLS_PER_MINUTE: plenty,
  COMPUTE_CALLS_PER_MINUTE: plenty,
};
const address = {
  country: "JP",
  province: "Tokyo",
  city: "Minato-ku",
  address: "4-5-6 Kita-Senju",
  postalCode: "120-0034",
  contactPerson: "Mei Lin",
  phone: "+819087654321",
  email: "hers@mei.example",
};

let world: World;
let mei: Awaited<ReturnType<typeof somebody>>;
let strangers: Record<string, string>;
beforeAll(async () => {
  world = await freshWorld({ environment: settings });
  mei = await somebody();
  world.at("2026-11-21T09:30:00Z");
  const other = await signedIn(world, "other@example.com");
  const theirs = await bought(world, { email: "other@example.com" });
  strangers = { "another account": other, "the holder of another SIM": await holderOf(world, theirs.iccid) };
});
afterAll(() => world.close());

/** Mei with all that an account can have. Her order was made as a guest. */
async function somebody() {
  const order = await bought(world, { email: "hers@mei.example" });
  const { token, ticket } = await freshlySignedIn(world, "hers@mei.example");
  const ask = async (path: string, wish: object) => unwrap((await world.answerTo(token, path, wish)).envelope);
  await ask("/account/editSim", { iccid: order.iccid, remark: "Grandmother's tablet" });
  const addressKey = randomUUID();
  await ask("/account/saveAddress", { ...address, requestKey: addressKey, preferred: true });
  const passkey = pretendPasskey("http://shop.test");
  const { id, options } = (await ask("/passkey/startAdding", { ticket })) as {
    id: string;
    options: { challenge: string };
  };
  await ask("/passkey/finishAdding", { id, credential: passkey.create(options) });
  const cardKey = randomUUID();
  await ask("/account/saveCard", { requestKey: cardKey, iccid: order.iccid });
  world.gateway.cardIsSaved(`card_${cardKey}`);
  await ask("/account/getCards", { cardId: cardKey });
  const registration = await sent(world, {
    contactName: "Mei Lin",
    email: "hers@mei.example",
    sims: [{ iccid: aSim(71) }],
  });
  const { rows } = await world.pool.query<{ id: string }>(
    `select id::text from sessions where account_id is not null union all select id::text from account_addresses
      union all select id from passkeys
     union all select id::text from saved_cards union all select id::text from accounts union all select id::text
       from orders`,
  );
  return { ...order, token, addressKey, registration, ids: rows.map((row) => row.id) };
}

/** Data of Mei that may never be in a response to another person. */
const marks = () => [
  "hers@mei.example",
  mei.orderNumber,
  mei.key,
  mei.iccid,
  "Grandmother",
  "Kita-Senju",
  "Mei Lin",
  "+819087654321",
  mei.registration.number,
  mei.registration.key,
  "CHAN MEI",
];

/** What a stranger puts into a field of this name; `nobodys` has the same form. */
function foreign(field: string): { hers: string[]; nobodys: string } | undefined {
  if (field === "id" || field === "cardId") return { hers: mei.ids, nobodys: randomUUID() };
  if (field === "packageId") return { hers: [mei.packageId], nobodys: `${randomUUID()}.1` };
  if (field === "iccid") return { hers: [mei.iccid], nobodys: "8985234999999999991" };
  if (field === "number") return { hers: [mei.registration.number], nobodys: "RN0000000000" };
  if (field === "key") return { hers: [mei.registration.key], nobodys: "x".repeat(22) };
  if (field === "requestKey") return { hers: [mei.addressKey], nobodys: randomUUID() };
  return undefined;
}

async function rowsOfMei(): Promise<unknown> {
  const of = async (sql: string) => (await world.pool.query(sql)).rows;
  return {
    account: await of("select * from accounts where email = 'hers@mei.example'"),
    addresses: await of(
      "select a.* from account_addresses a join accounts on accounts.id = account_id where accounts.email = 'hers@mei.example'",
    ),
    sims: await of(
      "select s.* from account_sims s join accounts on accounts.id = account_id where accounts.email = 'hers@mei.example'",
    ),
    passkeys: await of(
      "select p.* from passkeys p join accounts on accounts.id = account_id where accounts.email = 'hers@mei.example'",
    ),
    cards: await of(
      "select c.* from saved_cards c join accounts on accounts.id = account_id where accounts.email = 'hers@mei.example'",
    ),
    sessions: await of(
      "select s.id, expires_at from sessions s join accounts on accounts.id = account_id where accounts.email = 'hers@mei.example'",
    ),
    registration: await of("select * from real_names where email = 'hers@mei.example'"),
    photos: await of(
      "select p.* from real_name_photos p join real_names on real_names.id = real_name_id where email = 'hers@mei.example'",
    ),
    order: await of("select * from orders where email = 'hers@mei.example'"),
    plan: await of(
      "select d.state, d.activated_at, d.expires_at from data_plans d join orders on orders.id = order_id where email = 'hers@mei.example'",
    ),
  };
}

const ofCallers = operations
  .map(({ endpoint }) => endpoint)
  .filter(({ caller }) => caller !== "anyone" && caller !== "everybody");
/** Knowing a SIM's number is what putting it into one's list asks for: nothing of what is on it may be seen (below). */
const byNumberAlone = ["/account/addSim"];

describe.each(["another account", "the holder of another SIM"])("%s", (who) => {
  test.each(ofCallers.map(({ path }) => path).filter((path) => !byNumberAlone.includes(path)))(
    "learns and changes nothing by %s",
    async (path) => {
      const before = await rowsOfMei();
      const right = rightInputs()[path] ?? {};
      const tell = async (wish: object) => {
        const { envelope } = await world.answerTo(strangers[who]!, path, wish);
        const said = JSON.stringify(envelope);
        for (const mark of marks())
          expect([mark, JSON.stringify(wish).includes(mark) ? "" : said]).not.toEqual([
            mark,
            expect.stringContaining(mark),
          ]);
        return envelope;
      };
      if (path !== "/account/endSessions") await tell(right);
      const { shape } = ofCallers.find((one) => one.path === path)!.input as unknown as {
        shape: Record<string, unknown>;
      };
      for (const field of Object.keys(shape)) {
        const things = foreign(field);
        for (const thing of things?.hers ?? []) {
          const hers = await tell({ ...right, [field]: thing });
          // what is hers and what does not exist are answered alike; a passkey's id has another form than the others
          if (field !== "requestKey" && hers.resultCode !== "INVALID_INPUT")
            expect([field, hers.resultCode]).toEqual([
              field,
              (await tell({ ...right, [field]: things!.nobodys })).resultCode,
            ]);
        }
      }
      expect(await rowsOfMei()).toEqual(before);
    },
  );
});

test("without a session a call that names its caller is refused", async () => {
  for (const { path, caller } of ofCallers) {
    if (caller === "perhaps_account" || caller === "perhaps_holder") continue;
    expect([path, (await world.answer(path, rightInputs()[path] ?? {})).envelope.resultCode]).toEqual([
      path,
      "TOKEN_VALID_FAIL",
    ]);
  }
});

test("a SIM's holder passes the door of no account's call", async () => {
  for (const { path, caller } of ofCallers) {
    if (caller !== "account") continue;
    expect([
      path,
      (await world.answerTo(strangers["the holder of another SIM"]!, path, rightInputs()[path] ?? {})).envelope
        .resultCode,
    ]).toEqual([path, "TOKEN_VALID_FAIL"]);
  }
});

test("a session by the number of another person's SIM sees nothing of packages, order, person or remark", async () => {
  const token = strangers["another account"]!;
  expect((await world.answerTo(token, "/account/addSim", { iccid: mei.iccid })).envelope.resultCode).toBe("SUCCESS");
  const seen = JSON.stringify([
    (await world.answerTo(token, "/account/getMySims", {})).envelope,
    (await world.answerTo(token, "/account/getPackages", { iccid: mei.iccid })).envelope,
    (await world.answerTo(token, "/account/getUsage", { packageId: mei.packageId })).envelope,
  ]);
  for (const mark of ["jp-day-1gb", "Japan", mei.packageId]) expect(seen).not.toContain(mark);
  for (const mark of marks()) if (mark !== mei.iccid) expect(seen).not.toContain(mark);
  expect(
    (await world.answerTo(token, "/account/startPackage", { packageId: mei.packageId, requestKey: randomUUID() }))
      .envelope.resultCode,
  ).toBe("NOT_FOUND");
});
