import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import { bought, tenGb } from "../packages/packages.world.ts";
import type { GetRenewalLink } from "./contract.ts";

let world: World;
let kit: Awaited<ReturnType<typeof joined>>["browser"];
let order: Awaited<ReturnType<typeof bought>>;
beforeEach(async () => {
  world = await freshWorld({ profiles: 4, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "support" }));
  order = await bought(world, tenGb);
  world.letters.length = 0;
});
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const wish = (more: object = {}) => ({ requestKey: randomUUID(), iccid: order.iccid, plan: "jp-10gb-30d", ...more });
const send = (more: object = {}, who = kit) => who.code("/staff/sendRenewalLink", wish(more));
const opened = async (link: string) =>
  (unwrap((await world.answer("/order/getRenewalLink", { link })).envelope) as OutputOf<typeof GetRenewalLink>).iccid;
/** Ten seconds later, when it leaves. */
async function mailed(): Promise<URL[]> {
  await world.pool.query(
    "update graphile_worker._private_jobs set run_at = now() where run_at < now() + interval '1 minute'",
  );
  await workOff(world);
  return world.letters.map(({ text }) => new URL(/http\S+order-sim\S+/.exec(text)![0]));
}
const offered = () => rows("select what from mails where kind = 'renewal_offered'");

test("the buyer gets a link that fills in SIM and plan; it says no number, and is over after a week", async () => {
  expect(await send()).toBe("SUCCESS");
  const [page] = await mailed();
  expect(world.letters.map(({ to, subject }) => [to, subject])).toEqual([
    ["mei@example.com", `Renew your SIM ${maskedIccid(order.iccid)}: the form is filled in`],
  ]);
  expect(JSON.stringify(world.letters)).not.toContain(order.iccid);
  const { link = "", ...plan } = Object.fromEntries(page!.searchParams);
  expect([page!.pathname, plan]).toEqual(["/en/order-sim", { plan: "jp-10gb-30d", days: "30", way: "renewal" }]);
  expect(await opened(link)).toBe(order.iccid);
  world.at("2026-11-28T07:59:59Z");
  expect(await opened(link)).toBe(order.iccid);
  world.at("2026-11-28T08:00:00Z");
  expect(await opened(link)).toBeNull();
  expect(await rows("select action, who, details from actions where action = 'renewal_link_sent'")).toEqual([
    {
      action: "renewal_link_sent",
      who: "kit@farwave.example",
      details: { sim: order.iccid.slice(-4), plan: "jp-10gb-30d", days: 30 },
    },
  ]);
});

test("for ten seconds it can be taken back, by the button beside its letter, and then says nothing to anybody", async () => {
  await send();
  const page = () =>
    kit.get<{ mails: { id: string; kind: string; heldUntil: string | null; takenBackAs: string | null }[] }>(
      "/staff/getOrderPage",
      { number: order.orderNumber },
    );
  const [letter] = (await page()).mails.filter(({ kind }) => kind === "renewal_offered");
  expect(letter).toMatchObject({ takenBackAs: "mail" });
  expect(await kit.code("/staff/takeMailBack", { requestKey: randomUUID(), id: letter!.id })).toBe("SUCCESS");
  expect(await mailed()).toEqual([]);
  await send();
  expect(await mailed()).toHaveLength(1);
  expect((await page()).mails.find(({ kind }) => kind === "renewal_offered")).toMatchObject({ takenBackAs: null });
});

test("nothing else opens it: not one sign changed, nor what was sealed for something else", async () => {
  await send();
  const link = (await mailed())[0]!.searchParams.get("link")!;
  const changed = (at: number) => `${link.slice(0, at)}${link[at] === "A" ? "B" : "A"}${link.slice(at + 1)}`;
  for (const at of [0, 20, 60]) expect(await opened(changed(at))).toBeNull();
  const [{ sealed }] = await rows("select matching_id_sealed as sealed from esim_profiles where iccid = $1", [
    order.iccid,
  ]);
  const own = (text: string) => world.shop.vault.seal(text).toString("base64url");
  for (const other of [sealed.toString("base64url"), own("{}"), own("null"), own(`{"iccid":"${order.iccid}"}`), "AAAA"])
    expect(await opened(other)).toBeNull();
});

test.each([
  ["a SIM that nobody knows", { iccid: "8985234999999999999" }, "NOT_FOUND"],
  ["a plan that is none", { plan: "nowhere" }, "PLAN_NOT_ON_SALE"],
  ["a plan that is not sold as a renewal", { plan: "hk-jp-5gb-15d" }, "WAY_NOT_OFFERED"],
  ["days that a package does not have", { days: 7 }, "DAYS_NOT_OFFERED"],
])("%s is refused, and nobody is written to", async (_, more, code) => {
  await world.pool.query(
    `insert into plans select (jsonb_populate_record(p, '{"code": "hk-jp-5gb-15d", "ways": ["esim"]}')).*
     from plans p where code = 'jp-10gb-30d'`,
  );
  await world.pool.query(
    "insert into plan_prices select (jsonb_populate_record(p, '{\"plan_code\": \"hk-jp-5gb-15d\"}')).* from plan_prices p where plan_code = 'jp-10gb-30d'",
  );
  expect(await send(more)).toBe(code);
  expect(await offered()).toEqual([]);
});

test("pressed twice it is sent once; three a day, also by two colleagues at once", async () => {
  const first = wish();
  const twice = await Promise.all([kit, kit].map((one) => one.code("/staff/sendRenewalLink", first)));
  expect(twice).toEqual(["SUCCESS", "SUCCESS"]);
  expect(await offered()).toHaveLength(1);
  const { browser: lam } = await joined(world, { email: "lam@farwave.example", name: "Lam", role: "support" });
  const codes = await Promise.all([kit, lam, kit, lam].map((one) => send({}, one)));
  expect(codes.toSorted()).toEqual(["MAILED_OFTEN", "MAILED_OFTEN", "SUCCESS", "SUCCESS"]);
  expect(await offered()).toHaveLength(3);
  world.at("2026-11-22T08:00:01Z");
  const { browser: chan } = await joined(world, { email: "chan@farwave.example", name: "Chan", role: "support" });
  expect(await send({}, chan)).toBe("SUCCESS");
});

test("a plan that is taken off sale before the e-mail leaves is not offered", async () => {
  await send();
  await world.pool.query("update plans set on_sale = false where code = 'jp-10gb-30d'");
  expect(await mailed()).toEqual([]);
});

test("whoever may not write to customers sends none", async () => {
  const { browser: fin } = await joined(world, { email: "fin@farwave.example", name: "Fin", role: "finance" });
  expect(await send({}, fin)).toBe("RIGHT_MISSING");
  expect(await offered()).toEqual([]);
});
