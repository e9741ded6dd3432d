import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { dayMs, hourMs } from "../../../kernel/duration.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { GetCommonSetting } from "../../catalogue/content/contract.ts";
import { GetPlanDetail, GetPlanList } from "../../catalogue/plans/contract.ts";
import { openCase } from "../../records/cases/store.server.ts";
import type { GetCarrierFailures, GetReadyNotice } from "./contract.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  mei = (await joined(world)).browser;
});
afterAll(() => world.close());
beforeEach(() => world.pool.query("delete from cases; delete from order_renewals; delete from notices"));

const ago = (ms: number) => new Date(world.shop.clock().getTime() - ms);
const failures = () => mei.get<OutputOf<typeof GetCarrierFailures>>("/staff/getCarrierFailures", {});
const place = async (area: string) => (await failures()).places.find((one) => one.area === area);

/** Paid for, of the plan as it is on sale. */
async function sold(plan = "jp-10gb-30d", placed = ago(hourMs)): Promise<string> {
  const { rows } = await world.pool.query<{ id: string }>(
    `insert into orders (number, request_key, plan_code, way, days, quantity, currency, unit_amount, total_amount,
      plan_as_sold, email, lang, placed_at, paid_at, state)
     select 'FW' || upper(substr(md5(random()::text), 1, 10)), gen_random_uuid(), code, 'esim', 30, 1, 'HKD', 100, 100,
       to_jsonb(plans), 'a@example.com', 'en', $2, $2, 'paid' from plans where code = $1 returning id`,
    [plan, placed],
  );
  return rows[0]!.id;
}
type Kind = Parameters<typeof openCase>[1]["kind"];
const fails = (orderId: string, at = ago(hourMs), kind: Kind = "plan_not_loaded", details = {}) =>
  openCase(world.db, { kind, subject: randomUUID(), orderId, details }, at);

test("an order that fails in two ways is one, and what somebody has settled meanwhile still failed", async () => {
  const twice = await sold();
  await fails(twice);
  await fails(twice, ago(2 * hourMs), "help_asked", { trouble: "no_data" });
  await fails(await sold());
  await world.pool.query("update cases set closed_at = $1, closing_note = 'loaded by hand' where order_id <> $2", [
    ago(0),
    twice,
  ]);
  expect(await place("JP")).toMatchObject({
    name: "Japan",
    networkSet: "worldwide",
    carriers: ["NTT DOCOMO", "SoftBank"],
    failed: 2,
    sold: 2,
    standsOut: false,
    kinds: [
      { kind: "load", failed: 2 },
      { kind: "help", failed: 1 },
    ],
  });
});

test("a QR code that does not scan, a parcel and what is older than a day say nothing of the carrier now", async () => {
  const id = await sold();
  await fails(id, ago(hourMs), "help_asked", { trouble: "no_scan" });
  await fails(id, ago(hourMs), "parcel_returned");
  await fails(id, ago(25 * hourMs));
  expect(await place("JP")).toBeUndefined();
});

test("three times a usual day stands out, and a place where as much fails every day does not", async () => {
  for (let day = 1; day <= 28; day++) await fails(await sold("jp-th-5gb-15d"), ago(day * dayMs + hourMs));
  for (let one = 0; one < 3; one++) await fails(await sold());
  for (let one = 0; one < 2; one++) await fails(await sold("jp-th-5gb-15d"));
  const { places } = await failures();
  expect(places.map(({ area, failed, usual, standsOut }) => [area, failed, usual, standsOut])).toEqual([
    ["JP", 3, 0, true],
    ["japan-thailand", 2, 1, false],
  ]);
});

test("a renewal that the network refused and a profile in error are of the place of their plan", async () => {
  const [renewed, installed] = [await sold(), await sold()];
  await world.pool.query(
    `insert into order_renewals (order_id, position, iccid, state, failure, failed_at)
     values ($1, 1, '8985234000000000010', 'failed', 'sim_blocked', $2)`,
    [renewed, ago(hourMs)],
  );
  await world.pool.query(
    `update esim_profiles set state = 'allotted', order_id = $1, position = 1, allotted_at = $2, profile_state = 'error',
       profile_state_at = $2 where iccid = (select iccid from esim_profiles where state = 'available' limit 1)`,
    [installed, ago(hourMs)],
  );
  expect((await place("JP"))?.kinds).toMatchObject([
    { kind: "renewal", failed: 1 },
    { kind: "profile", failed: 1 },
  ]);
});

async function put(more: Record<string, unknown> = {}) {
  const ready = await mei.get<OutputOf<typeof GetReadyNotice>>("/staff/getReadyNotice", { area: "JP" });
  const languages = Object.fromEntries(
    ready.languages.map(({ language, title, source, text }) => [
      language,
      { title, source, paragraphs: [text], right: [] },
    ]),
  );
  const wish = {
    requestKey: randomUUID(),
    text: { kind: "notice", name: ready.name, facts: { countries: ready.countries.join(" ") }, languages },
    version: null,
    from: null,
    until: ready.until,
    ...more,
  };
  return { name: ready.name, code: await mei.code("/staff/scheduleText", wish) };
}
const onPages = async () => {
  const here = { currency: "HKD", lang: "zh-hk" } as const;
  const [list, detail, region, bell] = await Promise.all([
    world.call(GetPlanList, { country: "JP", ...here }),
    world.call(GetPlanDetail, { code: "jp-10gb-30d", ...here }),
    world.call(GetPlanDetail, { code: "jp-th-5gb-15d", ...here }),
    world.call(GetCommonSetting, { KeyList: ["notice"], lang: "zh-hk" }),
  ]);
  return [list.notices, detail.notices, region.notices, bell.notice!].map((notices) =>
    notices.map(({ title }) => title),
  );
};

test("one press puts the ready notice on the pages of the country, in its languages and not behind the bell; one takes it off", async () => {
  await fails(await sold());
  expect((await place("JP"))?.notices).toEqual([]);
  const { name, code } = await put();
  expect(code).toBe("SUCCESS");
  const title = "日本：部分 SIM 卡現時未能正常上網";
  expect(await onPages()).toEqual([[title], [title], [title], []]);
  const thailand = await world.call(GetPlanList, { country: "TH", currency: "HKD" });
  expect(thailand.notices).toEqual([]);
  const { notices } = await failures();
  expect(notices).toMatchObject([{ name, countries: ["JP"], until: expect.any(String) }]);
  expect((await place("JP"))?.notices).toEqual([name]);
  const gone = { requestKey: randomUUID(), kind: "notice", name, version: notices[0]!.version };
  expect(await mei.code("/staff/withdrawText", gone)).toBe("SUCCESS");
  expect(await onPages()).toEqual([[], [], [], []]);
  expect((await failures()).notices).toEqual([]);
});

test("a country that is none is refused at its field, and small letters and commas are read", async () => {
  const { text } = await textOf({ countries: "XX" });
  expect(await mei.ask("/staff/publishText", { text, version: null })).toMatchObject({
    resultCode: "INVALID_INPUT",
    resultData: { fields: [{ field: "text.facts.countries" }] },
  });
  const read = await textOf({ countries: "jp, kr" });
  expect(await mei.code("/staff/publishText", { text: read.text, version: null })).toBe("SUCCESS");
  expect((await failures()).notices).toMatchObject([{ countries: ["JP", "KR"] }]);
});

async function textOf(facts: Record<string, string>) {
  const said = { title: "T", source: "Farwave", paragraphs: ["x"], right: [] };
  const languages = { "zh-cn": said, "zh-hk": said, en: said };
  return { text: { kind: "notice", name: `n-${randomUUID()}`, facts, languages } };
}

test("a place that is none has no ready notice, and who may only look may not ask for one", async () => {
  expect(await mei.code("/staff/getReadyNotice", { area: "atlantis" })).toBe("NOT_FOUND");
  const { browser } = await joined(world, { email: "fin@example.com", name: "Fin", role: "finance" });
  expect(await browser.code("/staff/getReadyNotice", { area: "JP" })).toBe("RIGHT_MISSING");
});
