import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCardOrder, someCards } from "../../../test/sold-orders.ts";
import { joined } from "../../../test/staff.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import { dispatchOrder } from "../../features/delivery/dispatches/dispatch-order.server.ts";
import { sent as anEnquiry } from "../../features/people/enquiries/enquiries.world.ts";
import { sent as aRegistration } from "../../features/people/real-names/real-names.world.ts";
import { openCase } from "../../features/records/cases/store.server.ts";
import { words as english } from "../../i18n/en/console.ts";
import type { Ask } from "../../platform/rendering.ts";
import { openRenderer } from "./render.server.tsx";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
const { render } = openRenderer({ entry: "/entry.js", waiting: "/waiting.js", styles: [], chunksOf: () => [] });
let world: World;
let mei: Browser;
let parcels: string[];
beforeAll(async () => {
  world = await freshWorld({ profiles: 0, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  await someCards(world, 10);
  ({ browser: mei } = await joined(world));
  parcels = [await aParcel(), await aParcel()];
});
afterAll(() => world.close());

async function aParcel() {
  const order = await aCardOrder(world);
  await dispatchOrder.run({ orderId: order.id }, world.shop);
  return order.number;
}
const aCase = () =>
  openCase(world.db, { kind: "refund_failed", subject: randomUUID(), details: {} }, world.shop.clock());
const aMinuteLater = () => world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
const key = () => ({ requestKey: randomUUID() });
const shipped = async (orderNumber: string) => {
  const { iccids: cards } = await mei.get<{ iccids: string[] }>("/staff/getParcel", { orderNumber });
  await mei.get("/staff/sendParcel", { ...key(), orderNumber, cards, carrier: "SF", trackingNumber: "SF1" });
};

async function shown(path: string): Promise<string> {
  const ask: Ask = (asked, wish) => mei.ask(asked, wish as object);
  const request = new Request(`http://shop.test${path}`);
  const answer = await render({ request, language: "en", currency: "HKD", ask });
  return "html" in answer ? answer.html : answer.location;
}

/** What stands above the list once its page has asked, and where that leads. */
async function above(list: string): Promise<[words: string, href: string] | undefined> {
  const found = /data-live-part=""[^>]*><a class="button" href="([^"]*)">([^<]*)</.exec(await shown(list));
  return found ? [found[2]!, found[1]!.replaceAll("&amp;", "&")] : undefined;
}
const asks = async (list: string) => /data-live="([^"]*)"/.exec(await shown(list))?.[1]!.replaceAll("&amp;", "&");

test.each<[list: string, come: () => Promise<unknown>, words: string]>([
  ["/console/inbox?view=all", async () => [await aCase(), await aCase()], english.newRows.inbox("2")],
  [
    "/console/inbox?view=mine",
    async () => {
      const { work } = await mei.get<{ work: { id: string; version: number }[] }>("/staff/getInbox", {});
      const { id: to } = await mei.get<{ id: string }>("/staff/getMe", {});
      const { id, version } = work[0]!;
      await mei.get("/staff/assignCase", { ...key(), id, version, to });
    },
    english.newRows.inbox("1"),
  ],
  ["/console/dispatch?view=to_post", () => aParcel(), english.newRows.dispatch("1")],
  ["/console/dispatch?view=on_the_way", () => shipped(parcels[0]!), english.newRows.dispatch("1")],
  [
    "/console/dispatch?view=came_back",
    async () => {
      await shipped(parcels[1]!);
      await mei.get("/staff/returnParcel", { ...key(), orderNumber: parcels[1] });
    },
    english.newRows.dispatch("1"),
  ],
  ["/console/enquiries?view=open", () => anEnquiry(world), english.newRows.enquiries("1")],
  ["/console/real-names?first=leaves", () => aRegistration(world), english.newRows["real-names"]("1")],
])("above %s stands how many are new, and leads to them", async (list, come, words) => {
  const live = (await asks(list))!;
  expect(await above(live)).toBeUndefined();
  aMinuteLater();
  await come();
  expect(await above(live)).toEqual([words, list]);
  aMinuteLater();
  expect(await above((await asks(list))!)).toBeUndefined();
});

test("a page that asks wrongly is told of none, and a role that does not see the list of nothing", async () => {
  expect(await above("/console/new/inbox?view=to_post&since=2026-11-20T00:00:00Z")).toBeUndefined();
  expect(await above("/console/new/inbox?since=yesterday")).toBeUndefined();
  const { browser: kit } = await joined(world, { email: "kit@example.com", name: "Kit", role: "editor" });
  const since = world.shop.clock().toISOString();
  expect(await kit.code("/staff/countNewRows", { list: "real-names", since })).toBe("RIGHT_MISSING");
});

test("a parcel whose day has passed since the list was opened is new among the late ones", async () => {
  await shipped(await aParcel());
  await world.pool.query("update dispatches set arrives_by = $1::date where state = 'sent'", [world.shop.clock()]);
  const since = world.shop.clock().toISOString();
  const late = { list: "dispatch", view: "late", since };
  expect(await mei.get("/staff/countNewRows", late)).toEqual({ count: 0 });
  world.at(new Date(world.shop.clock().getTime() + 4 * 86_400_000).toISOString());
  const { browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom", role: "logistics" });
  expect(await tom.get("/staff/countNewRows", late)).toEqual({ count: 2 });
});

test("how many parcels have arrived since is read along an index, not from all that ever arrived", async () => {
  const plan = await world.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain select from dispatches d
      where d.state = 'arrived' and d.sent_at is not null and d.arrived_at > now() limit 100`.execute(tx);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toMatch(/Index Cond: \(arrived_at >/);
});
