import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bought } from "../src/features/aftersales/packages/packages.world.ts";
import { aForm, aPhoto, begun, sent } from "../src/features/people/real-names/real-names.world.ts";
import { unwrap } from "../src/kernel/envelope.ts";
import { operations, staffOperations } from "../src/operations.server.ts";
import { rightInputs } from "./hostile.ts";
import { joined } from "./staff.ts";
import { aSim } from "./wishes.ts";
import { freshWorld, type World } from "./world.ts";

/**
 * What a private link, a code or a key opens without an account: every call that takes one is tried with a wrong one and with
 * that of somebody else's, and with the right one too, so that a door that is always shut proves nothing.
 */

const plenty = "1000000";
let world: World;
let orders: Thing[];
beforeAll(async () => {
  world = await freshWorld({
    environment: {
      READ_CALLS_PER_MINUTE: plenty,
      WRITE_CALLS_PER_MINUTE: plenty,
      COSTLY_CALLS_PER_MINUTE: plenty,
      COMPUTE_CALLS_PER_MINUTE: plenty,
    },
  });
  orders = [];
  for (const email of ["hers@mei.example", "his@kit.example"]) {
    const { orderNumber, key } = await bought(world, { email });
    orders.push({ orderNumber, key });
  }
});
afterAll(() => world.close());

/** What names something private and opens it, as a call takes it. */
type Thing = Record<string, string>;
type Kind = {
  make: () => Promise<Thing>;
  /** The field that opens; the others name what. */
  opens: string;
  nobodys: Thing;
};

const ask = async (path: string, wish: object) => (await world.answer(path, wish)).envelope;
const given = async (path: string, wish: object) => unwrap(await ask(path, wish)) as Thing;
let many = 100;
const passport = () => ({
  sims: [{ iccid: aSim(++many * 1000 + 7) }],
  document: { ...(aForm({ number: "", key: "" }) as { document: object }).document, number: `TR1${100_000 + many}` },
});
const registration = { opens: "key", nobodys: { number: "RN0000000000" } };
const photographs = async () => {
  const form = await begun(world);
  return given("/realName/openHandOver", { number: form.number, key: form.key, type: 1, slots: ["front"] });
};
const answers = [{ name: "contactName", text: "Mei Chan" }];
const only = (thing: Thing, ...fields: string[]): Thing =>
  Object.fromEntries(fields.map((field) => [field, thing[field]!]));

const kinds = {
  order: { make: async () => orders[0]!, opens: "key", nobodys: { orderNumber: "FW0000000000" } },
  registration: { ...registration, make: async () => only(await sent(world, passport()), "number", "key") },
  form: { ...registration, make: async () => only(await begun(world), "number", "key") },
  "form with a code": { ...registration, make: async () => only(await photographs(), "number", "key") },
  "SIM of a registration": {
    ...registration,
    make: async () => {
      const { number, key } = await sent(world, passport());
      const { sims } = (await ask("/realName/getRealName", { number, key })).resultData as { sims: { ref: string }[] };
      return { number, key, sim: sims[0]!.ref };
    },
  },
  chat: {
    make: async () =>
      only(await given("/chat/ask", { requestKey: randomUUID(), said: "Where is my eSIM?" }), "id", "key"),
    opens: "key",
    nobodys: { id: randomUUID() },
  },
  "desk that follows": {
    ...registration,
    make: async () => only(await given("/realName/handOverForm", { answers }), "number", "key"),
  },
  "code for photographs": { make: async () => only(await photographs(), "code"), opens: "code", nobodys: {} },
  "code for a form": {
    make: async () => only(await given("/realName/handOverForm", { answers }), "code"),
    opens: "code",
    nobodys: {},
  },
} satisfies Record<string, Kind>;

/** Each call, and what it opens. */
const tried: Readonly<Record<string, keyof typeof kinds>> = {
  "/realName/addPhoto": "form",
  "/realName/openHandOver": "form",
  "/realName/readPhoto": "form",
  "/realName/submit": "form",
  "/realName/getHandOver": "form with a code",
  "/realName/followForm": "desk that follows",
  "/realName/endFormHandOver": "desk that follows",
  "/realName/takeHandOver": "code for photographs",
  "/realName/takeForm": "code for a form",
  "/realName/getRealName": "registration",
  "/realName/mend": "registration",
  "/realName/correctContact": "registration",
  "/realName/correctSim": "SIM of a registration",
  "/realName/withdraw": "registration",
  "/realName/withdrawSim": "SIM of a registration",
  "/chat/getChat": "chat",
  "/chat/handOver": "chat",
  "/order/getOrderDetail": "order",
  "/order/getOrderResult": "order",
  "/order/getPlanChanges": "order",
  "/order/getRefundTerms": "order",
  "/order/askRefund": "order",
  "/order/cancelOrder": "order",
  "/order/changePlan": "order",
  "/payment/startPayment": "order",
  "/esim/getInstall": "order",
  "/esim/getDataLeft": "order",
  "/esim/checkConnection": "order",
  "/esim/askForHelp": "order",
  "/esim/getShares": "order",
  "/esim/shareEsim": "order",
  "/esim/revokeShare": "order",
  "/esim/sendInstallLink": "order",
};

/** Tried where what they open is made, or where a code is guessed at and counted. */
const elsewhere: Readonly<Record<string, string>> = {
  ...of("src/features/support/chats/chats.db.test.ts", "/chat/rate /chat/ask"),
  ...of("src/features/support/chats/chat-orders.db.test.ts", "/chat/proveOrder /chat/resendLinks"),
  ...of("src/features/support/status-mails/status-mails.db.test.ts", "/status/confirmMails /status/stopMails"),
  ...of("src/features/aftersales/renewal-links/renewal-links.db.test.ts", "/order/getRenewalLink"),
  ...of("src/features/aftersales/order-links/order-links.db.test.ts", "/order/renewOrderLinks /order/sendOrderLinks"),
  ...of("src/features/aftersales/reminders/remind.db.test.ts", "/order/stopReminders"),
  ...of(
    "src/features/aftersales/refund-requests/withdraw.db.test.ts",
    "/order/withdraw /order/getWithdrawal /order/confirmWithdrawal",
  ),
  ...of("src/features/prepaid/holders/prove-card.db.test.ts", "/prepaid/getCard /prepaid/getStatement"),
  ...of("src/features/prepaid/credits/top-ups.db.test.ts", "/prepaid/getTopUp"),
  ...of("src/features/people/esim-entry/esim-entry.db.test.ts", "/product/redeemEsimCode"),
  ...of("src/features/people/passkeys/passkeys.db.test.ts", "/passkey/finishSignIn"),
  ...of("src/features/people/passkeys/owner-shown.db.test.ts", "/user/getResetPasskeys"),
  ...of("src/features/people/accounts/login-by-code.db.test.ts", "/user/loginByCode"),
  ...of("src/features/people/accounts/register.db.test.ts", "/user/register"),
  ...of("src/features/people/accounts/reset-password.db.test.ts", "/user/resetPassword"),
  ...of(
    "src/features/people/enquiries/enquiries.db.test.ts",
    "/newBusinessAnnex /newBusiness/getEnquiry /newBusiness/removeAnnex /newBusiness",
  ),
};

/** The field names what everybody may see. */
const opensNothing: Readonly<Record<string, string>> = { "/product/getPlanDetail": "a plan" };

function of(file: string, paths: string): Record<string, string> {
  return Object.fromEntries(paths.split(" ").map((path) => [path, file]));
}

const doors = [
  "key",
  "code",
  "link",
  "share",
  "pass",
  "secret",
  "ticket",
  "token",
  "id",
  "number",
  "orderNumber",
  "orderKey",
  "chat",
];
const withADoor = operations
  .map(({ endpoint }) => endpoint)
  .filter(({ caller }) => !["account", "holder", "staff", "partner"].includes(caller))
  .filter(({ input }) => doors.some((field) => field in (input as unknown as { shape: object }).shape))
  .map(({ path }) => path);

test("every call that takes such a thing is tried, here or where it is made", () => {
  const listed = [tried, elsewhere, opensNothing].flatMap((list) => Object.keys(list));
  expect(listed.toSorted()).toEqual([...new Set(withADoor)].toSorted());
  for (const [path, file] of Object.entries(elsewhere)) {
    expect([file, existsSync(join(import.meta.dirname, "..", file))]).toEqual([file, true]);
    expect([path, readFileSync(join(import.meta.dirname, "..", file), "utf8").includes(path)]).toEqual([path, true]);
  }
});

describe.each(Object.entries(tried))("%s", (path, name) => {
  const kind: Kind = kinds[name];
  const said = async (thing: Thing) => {
    const { resultCode, resultData } = await ask(path, { ...rightInputs()[path], requestKey: randomUUID(), ...thing });
    return { resultCode, resultData };
  };

  test(`opens no ${name} with a wrong key or with somebody else's, and says no more than of what does not exist`, async () => {
    const mine = await kind.make();
    const other = name === "order" ? orders[1]! : await kind.make();
    const { opens, nobodys } = kind;
    const key = mine[opens]!;
    const nobody = await said({ ...mine, ...nobodys, [opens]: `${key.slice(0, -4)}AAAA` });
    expect(["NOT_FOUND", "ORDER_NOT_FOUND"]).toContain(nobody.resultCode);
    const wrong = [`${key.slice(0, -4)}AAAA`, `${key.slice(0, -1)}${key.endsWith("A") ? "E" : "A"}`, "x"];
    for (const one of wrong) expect([one, await said({ ...mine, [opens]: one })]).toEqual([one, nobody]);
    if (Object.keys(mine).length > 1) {
      expect(await said({ ...mine, [opens]: other[opens]! })).toEqual(nobody);
      expect(await said({ ...other, [opens]: key })).toEqual(nobody);
      expect(await said({ ...mine, ...nobodys })).toEqual(nobody);
    }
    const right = await said(mine);
    expect(right.resultCode).not.toBe(nobody.resultCode);
    expect(JSON.stringify(right)).not.toContain(aPhoto());
  });
});

describe("a photograph of a document", () => {
  test("is shown by one call alone, to reviewers", async () => {
    const { number } = await sent(world, passport());
    const wish = { number, reason: "Review" };
    const { browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "reviewer" });
    const { browser: tom } = await joined(world, { email: "tom@farwave.example", name: "Tom", role: "support" });
    expect(JSON.stringify(await kit.ask("/staff/openRealName", wish))).toContain(aPhoto());
    expect(await tom.code("/staff/openRealName", wish)).toBe("RIGHT_MISSING");
    for (const { endpoint } of staffOperations.filter(({ endpoint }) => endpoint.path !== "/staff/openRealName")) {
      const { shape } = endpoint.input as unknown as { shape?: object };
      if (shape && !("number" in shape)) continue;
      expect([endpoint.path, JSON.stringify(await kit.ask(endpoint.path, wish)).includes(aPhoto())]).toEqual([
        endpoint.path,
        false,
      ]);
    }
  });

  test("is opened for that, and to be read for whoever has its form's key; no address of the server has a way to one", () => {
    const root = join(import.meta.dirname, "../src");
    const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
      /(?<!\.(test|world))\.tsx?$/.test(file),
    );
    const having = (text: RegExp) =>
      files.filter((file) => text.test(readFileSync(join(root, file), "utf8"))).toSorted();
    expect(having(/\.open\(sealed, partOf\(/)).toEqual([
      // a company's files, sealed in another noun
      "features/people/enquiries/open-file.server.ts",
      // to seal it anew, for a corrected SIM: it answers with none of it
      "features/people/real-names/copy-registration.server.ts",
      "features/people/real-names/open-real-name.server.ts",
      "features/people/real-names/read-photo.server.ts",
      // a job, which keeps what it reads beside the photograph
      "features/people/real-names/read-sent-photos.server.ts",
    ]);
    expect(
      having(/\bobjects\.get\(/).filter((file) => /^(platform|sites|console|storefront|compose)\//.test(file)),
    ).toEqual([]);
  });
});
