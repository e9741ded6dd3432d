import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { recordAction } from "./store.server.ts";
import { trailCsv } from "./trail-csv.server.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let world: World;
let mei: Browser;
let kit: Browser;
let staffId: string;
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
  ({ browser: kit } = await joined(world, { email: "kit@example.com", name: "Kit", role: "support" }));
  [{ id: staffId }] = (await world.pool.query("select id from staff where name = 'Mei Lam'")).rows;
  const minute = (n: number) => new Date(world.shop.clock().getTime() - 3_600_000 + n * 1000);
  for (let n = 0; n < 1100; n++)
    await recordAction(
      world.db,
      { who: "mei@example.com", staffId, network: n % 2 ? "203.0.113.0/24" : "2001:db8::/48", now: minute(n) },
      n % 10 ? "case_closed" : "setting_changed",
      {
        on: { kind: "setting", id: "pick_up_at" },
        before: { value: n },
        after: { value: n + 1 },
        reason: `=SUM(${n})`,
      },
    );
});
afterAll(() => world.close());

const why = "The auditor asked";
const asked = (filter: object) => ({ requestKey: randomUUID(), reason: why, ...filter });
const read = (id: unknown, browser = mei) =>
  trailCsv(world.db)({
    query: { export: id },
    language: "en",
    ask: (path, wish) => browser.ask(path, wish as object),
    now: new Date(),
  });
const file = async (filter: object, browser = mei) =>
  read((await browser.get<{ id: string }>("/staff/exportTrail", asked(filter))).id, browser);
const linesOf = async (query: object, browser = mei) => {
  const { file: made } = await file(query, browser);
  return parse(await text(made as Readable), { bom: true });
};
const exports = async () =>
  (await world.pool.query("select details, reason from actions where action = 'trail_exported' order by at")).rows;

test("all pages of a filter stand in one file, once each, the newest first, and that it was read stands in the trail", async () => {
  const before = await exports();
  const [head, ...lines] = await linesOf({ kind: "settings", person: staffId, thing: "setting:pick_up_at" });
  expect(head).toHaveLength(14);
  expect(lines).toHaveLength(110);
  expect(new Set(lines.map((line) => line.at(-1))).size).toBe(110);
  expect(lines[0]).toEqual(
    expect.arrayContaining([
      "Mei Lam",
      "mei@example.com",
      "Setting",
      "pick_up_at",
      "Value: 1090 → 1091",
      "'=SUM(1090)",
    ]),
  );
  expect((await exports()).slice(before.length)).toEqual([
    { details: { kind: "settings", person: staffId, thing: "setting:pick_up_at" }, reason: why },
  ]);
});

test("more than is read at once is whole", async () => {
  const lines = await linesOf({ thing: "setting:pick_up_at" });
  expect(new Set(lines.map((line) => line.at(-1))).size).toBe(1101);
});

test("a network is a filter of the page and of the file", async () => {
  const network = "2001:db8::/48";
  expect((await linesOf({ network })).slice(1).every((line) => line.includes(network))).toBe(true);
  expect(await linesOf({ network, kind: "settings" })).toHaveLength(111);
  const { actions } = await mei.get<{ actions: { network: string }[] }>("/staff/getTrail", { network });
  expect(new Set(actions.map((action) => action.network))).toEqual(new Set([network]));
  expect(await mei.get("/staff/getTrail", { network: "192.0.2.0/24" })).toMatchObject({ actions: [] });
});

test("what is not there is a file with its head alone", async () => {
  expect(await linesOf({ thing: "FW0000000000" })).toHaveLength(1);
});

test("who may not see the trail gets no file; who loses the right meanwhile reads no further", async () => {
  await expect(file({}, kit)).rejects.toThrow(CallRefused);
  expect(await kit.code("/staff/exportTrail", asked({}))).toBe("RIGHT_MISSING");
  expect(await mei.code("/staff/exportTrail", asked({ kind: "secrets" }))).toBe("INVALID_INPUT");
  expect(await mei.code("/staff/exportTrail", asked({ reason: " " }))).toBe("INVALID_INPUT");
  for (const [when, most] of [
    [0, 1],
    [2, 3],
  ] as const)
    await losesIt(when, most);
});

/** The right goes once so many pieces are read; the head is the first. One piece beyond is read ahead. */
async function losesIt(when: number, most: number): Promise<void> {
  const { file: made } = await file({ thing: "setting:pick_up_at" });
  const reading = made as Readable;
  const parts: string[] = [];
  const lose = () => world.pool.query("update staff set role = 'support' where name = 'Mei Lam'");
  if (when === 0) await lose();
  const read = (async () => {
    for await (const part of reading) {
      parts.push(String(part));
      if (parts.length === when) await lose();
    }
  })();
  await expect(read).rejects.toThrow(CallRefused);
  expect(parts.length).toBeLessThanOrEqual(most);
  await world.pool.query("update staff set role = 'administrator' where name = 'Mei Lam'");
}

test("a file begins for ten minutes, and for whoever asked for it alone", async () => {
  const { browser: ida } = await joined(world, { email: "ida@example.com", name: "Ida", role: "administrator" });
  const { id } = await mei.get<{ id: string }>("/staff/exportTrail", asked({}));
  await expect(read(id, ida)).rejects.toThrow(CallRefused);
  expect(await mei.get("/staff/getTrailExport", { id })).toMatchObject({ filter: {} });
  await expect(read("nonsense")).rejects.toThrow(CallRefused);
  world.at(new Date(world.shop.clock().getTime() + 11 * 60_000).toISOString());
  await expect(read(id)).rejects.toThrow(CallRefused);
  expect(await mei.code("/staff/exportTrail", asked({}))).toBe("CONFIRM_FIRST");
});
