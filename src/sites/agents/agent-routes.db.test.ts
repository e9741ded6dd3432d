import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "../../operations.server.ts";
import { answering } from "../../platform/answer.server.ts";
import { webWorld } from "../../platform/http/web.world.ts";
import { agentRoutes } from "./agent-routes.server.ts";

let world: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => (world = await openWorld()));
afterAll(async () => world.close());

async function openWorld(environment: Record<string, string> = {}, until?: Date) {
  const web = await webWorld({
    environment,
    change: () => (until ? { maintenance: { current: async () => ({ until, reason: null }) } } : {}),
  });
  agentRoutes(web.app, web.shop, answering(operations, web.shop.limits));
  const address = await web.app.listen({ port: 0, host: "127.0.0.1" });
  return { ...web, address };
}

/** As an assistant connects: the protocol's own client over HTTP. */
async function connected({ address }: { address: string } = world) {
  const client = new Client({ name: "somebody", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", address)));
  return client;
}

type Told = { isError?: boolean; structuredContent?: Record<string, unknown>; content: { text: string }[] };

async function ask(name: string, input: object, at = world): Promise<Told> {
  const client = await connected(at);
  const told = await client.callTool({ name, arguments: { ...input } });
  await client.close();
  return told as Told;
}

const found = async (name: string, input: object) => (await ask(name, input)).structuredContent!;

const posted = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(new URL("/mcp", world.address), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
    body: JSON.stringify(body),
  });

const call = (name: string, input: object, id = 1) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name, arguments: input },
});

test("an assistant is told what it can ask, and that it changes nothing", async () => {
  const client = await connected();
  expect(client.getServerVersion()).toMatchObject({ name: "farwave", title: "Farwave" });
  expect(client.getInstructions()).toContain("never ask the person for card numbers");
  const { tools } = await client.listTools();
  await client.close();
  expect(tools.map(({ name }) => name)).toEqual([
    "search_plans",
    "get_plan",
    "plan_trip",
    "check_device",
    "prepare_order",
  ]);
  for (const { description, annotations, inputSchema } of tools) {
    expect(description).toBeTruthy();
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
    expect(inputSchema.properties).toHaveProperty("language");
  }
});

test("plans are found by an airport, those that last the trip first, at the price of the whole trip", async () => {
  const { destination, plans, page } = await found("search_plans", { destination: "HND", days: 20 });
  expect(destination).toEqual({ country: "JP", name: "Japan" });
  expect(page).toBe(`${world.shop.origin}/en/plans?country=JP&mcc=440&days=20`);
  expect(plans).toMatchObject([
    {
      code: "jp-10gb-30d",
      price: { amount: "13.49", currency: "USD" },
      priceIsFor: "30 days",
      afterAllowance: "data stops",
    },
    { code: "jp-day-1gb", price: { amount: "39.80", currency: "USD" }, priceIsFor: "20 days", thenSpeedKbps: 1024 },
    { code: "jp-th-5gb-15d", note: "shorter than the trip" },
  ]);
});

test("the language decides names, addresses and currency", async () => {
  const { destination, plans } = await found("search_plans", { destination: "日本", kind: "fixed", language: "zh-hk" });
  expect(destination).toEqual({ country: "JP", name: "日本" });
  expect(plans).toMatchObject([
    { code: "jp-th-5gb-15d", price: { amount: "60.00", currency: "HKD" } },
    { code: "jp-10gb-30d", price: { amount: "105.00", currency: "HKD" } },
  ]);
  expect((plans as { page: string }[])[0]!.page).toContain("/zh-hk/plan-detail?code=jp-th-5gb-15d");
});

test("a place that does not exist is not guessed", async () => {
  expect(await found("search_plans", { destination: "Atlantis" })).toEqual({ found: "several_or_none", places: [] });
});

test("a plan's facts are the catalogue's", async () => {
  expect(await found("get_plan", { code: "jp-day-1gb" })).toMatchObject({
    allowanceMb: 1024,
    allowanceIsFor: "each day",
    daysSold: { from: 1, to: 30 },
    refund: "until_installed",
    coverage: [{ country: "Japan", networks: ["NTT DOCOMO 4G/5G", "SoftBank 4G"] }],
  });
});

test("a trip through two countries is planned, each eSIM with its order page", async () => {
  const stops = [
    { country: "Japan", from: "2026-12-01", to: "2026-12-05" },
    { country: "TH", from: "2026-12-05", to: "2026-12-09" },
  ];
  const { best, days } = await found("plan_trip", { stops, people: 2 });
  expect(days).toBe(9);
  expect(best).toMatchObject({
    ofEach: 2,
    total: { amount: "15.38", currency: "USD" },
    eSims: [{ code: "jp-th-5gb-15d", orderPage: expect.stringContaining("plan=jp-th-5gb-15d&days=15&quantity=2") }],
  });
});

test("a device is looked up; an unknown one is no yes", async () => {
  await world.pool.query(`
    insert into devices (slug, brand, kind, model, browser_names, year, esim, bought_in, source, as_of) values
      ('apple-iphone-15', 'Apple', 'phone', 'iPhone 15', '{}', 2023, 'yes', '{"CN":"no"}', 'Apple Support', '2025-10-31')`);
  expect(await found("check_device", { device: "iphone 15" })).toMatchObject({
    device: "Apple iPhone 15",
    answer: "depends_on_where_it_was_bought",
    dependsOn: [{ country: "CN" }],
  });
  expect(await found("check_device", { device: "iphone 15", boughtIn: "CN" })).toMatchObject({ answer: "no" });
  expect(await found("check_device", { device: "iphone 15", boughtIn: "FR" })).toMatchObject({ answer: "yes" });
  expect(await found("check_device", { device: "typewriter" })).toMatchObject({ answer: "not_on_the_list" });
});

test("an order is a link that its person opens: nothing is written, and personal data is dropped", async () => {
  const { orderPage, total, prepared } = await found("prepare_order", {
    code: "jp-day-1gb",
    days: 7,
    quantity: 2,
    from: "2026-12-01",
    email: "ann@example.com",
    card: "4242424242424242",
  });
  expect(prepared).toBe(true);
  expect(total).toEqual({ amount: "27.86", currency: "USD" });
  expect(orderPage).toBe(`${world.shop.origin}/en/order-sim?plan=jp-day-1gb&days=7&quantity=2&from=2026-12-01`);
  const { rows } = await world.pool.query("select count(*)::int as orders from orders");
  expect(rows).toEqual([{ orders: 0 }]);
});

test("what is not sold so is no link", async () => {
  expect(await found("prepare_order", { code: "jp-day-1gb", days: 31 })).toEqual({
    prepared: false,
    why: "not sold for this number of days",
    daysSold: { from: 1, to: 30 },
  });
  expect(await found("prepare_order", { code: "jp-th-5gb-15d", way: "physical" })).toMatchObject({
    prepared: false,
    ways: ["esim"],
  });
});

test.each([
  ["a plan that is not on sale", "get_plan", { code: "gone" }, "PLAN_NOT_ON_SALE"],
  [
    "a day that does not exist",
    "plan_trip",
    { stops: [{ country: "JP", from: "2026-02-30", to: "x" }] },
    "stops.0.from",
  ],
  ["a quantity beyond the limit", "prepare_order", { code: "jp-day-1gb", quantity: 1e9 }, "quantity"],
  ["a currency as language", "search_plans", { destination: "Japan", language: "USD" }, "language"],
  ["no destination at all", "search_plans", {}, "destination"],
  ["a device of 60,000 letters", "check_device", { device: "x".repeat(60_000) }, "device"],
  ["SQL for a code", "get_plan", { code: "'; drop table plans; --" }, "PLAN_NOT_ON_SALE"],
])("%s is refused in words", async (_name, tool, input, said) => {
  const { isError, content } = await ask(tool, input);
  expect(isError).toBe(true);
  expect(content[0]!.text).toContain(said);
});

test("markup comes back as text, never in an address of another site", async () => {
  const { page } = await found("check_device", { device: `"><script>//evil.example` });
  expect(new URL(page as string).origin).toBe(world.shop.origin);
  expect(page).not.toContain("<");
});

test("another site's page, a batch, another method, and a body that is no message get no answer", async () => {
  const one = call("get_plan", { code: "jp-day-1gb" });
  expect((await posted(one, { origin: "https://evil.example" })).status).toBe(403);
  expect((await posted([one, one])).status).toBe(400);
  expect((await posted({ hello: 1 })).status).toBe(400);
  expect((await posted(call("get_plan", { code: "x".repeat(70_000) }))).status).toBe(413);
  for (const method of ["GET", "DELETE"]) {
    const { status, headers } = await fetch(new URL("/mcp", world.address), { method });
    expect([status, headers.get("allow")]).toEqual([405, "POST"]);
  }
  const { status } = await posted(one);
  expect(status).toBe(200);
});

test("an answer is nobody's to keep, and sets no cookie", async () => {
  const { headers } = await posted(call("get_plan", { code: "jp-day-1gb" }));
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("set-cookie")).toBeNull();
});

test("who asks too often waits as a visitor does", async () => {
  const strict = await openWorld({ COMPUTE_CALLS_PER_MINUTE: "2" });
  const stops = [{ country: "JP", from: "2026-12-01", to: "2026-12-05" }];
  await ask("plan_trip", { stops }, strict);
  await ask("plan_trip", { stops }, strict);
  const third = await ask("plan_trip", { stops }, strict);
  expect(third.isError).toBe(true);
  expect(third.content[0]!.text).toContain("TOO_MANY_REQUESTS");
  await strict.close();
});

test("while the shop is closed for an upgrade it says until when to wait", async () => {
  const closed = await openWorld({}, new Date("2026-11-21T08:10:00Z"));
  const answered = await fetch(new URL("/mcp", closed.address), {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify(call("get_plan", { code: "jp-day-1gb" })),
  });
  expect([answered.status, answered.headers.get("retry-after")]).toEqual([503, "600"]);
  await closed.close();
});
