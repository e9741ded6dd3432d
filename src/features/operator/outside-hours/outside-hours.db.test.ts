import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { openAttemptBatches } from "./attempt-batches.server.ts";
import type { GetOutsideHours } from "./contract.ts";
import { addAttempts, type Attempt } from "./store.server.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await freshWorld({ profiles: 0 });
  mei = (await joined(world)).browser;
});
afterAll(() => world.close());
beforeEach(async () => void (await world.pool.query("delete from outside_hours")));

const minutesAgo = (minutes: number) => new Date(world.shop.clock().getTime() - minutes * 60_000);
const attempt = (more: Partial<Attempt> = {}): Attempt => ({
  service: "gateway",
  name: "sandbox",
  at: world.shop.clock(),
  failed: false,
  ...more,
});
const found = () => mei.get<OutputOf<typeof GetOutsideHours>>("/staff/getOutsideHours", {});

test("24 hours are there, also those in which nothing was asked; older ones are not", async () => {
  await addAttempts(world.db, [
    attempt(),
    attempt({ failed: true }),
    attempt({ at: minutesAgo(60 * 30) }),
    attempt({ service: "mail", name: "smtp", at: minutesAgo(60 * 5) }),
  ]);
  const { services } = await found();
  expect(services.map(({ service, attempts, failures }) => [service, attempts, failures])).toEqual([
    ["gateway", 2, 1],
    ["supplier", 0, 0],
    ["network", 0, 0],
    ["mail", 1, 0],
  ]);
  for (const { hours } of services) expect(hours.length).toBe(24);
  expect(services[0]!.hours.at(-1)).toMatchObject({ attempts: 2, failures: 1 });
});

test("one of two suppliers in trouble is named, and the other is not", async () => {
  const failed = Array.from({ length: 4 }, () => attempt({ service: "supplier", name: "reseller", failed: true }));
  await addAttempts(world.db, [...failed, attempt({ service: "supplier", name: "es2plus" })]);
  const supplier = (await found()).services.find(({ service }) => service === "supplier")!;
  expect(supplier.names.map(({ name, isInTrouble }) => [name, isInTrouble])).toEqual([
    ["es2plus", false],
    ["reseller", true],
  ]);
});

test("processes that write the same hours at once lose nothing and do not lock each other out", async () => {
  const both = [
    attempt(),
    attempt({ service: "mail", name: "smtp" }),
    attempt({ service: "network", name: "network" }),
  ];
  await Promise.all(
    Array.from({ length: 12 }, (_, turn) => addAttempts(world.db, turn % 2 ? both : both.toReversed())),
  );
  const { services } = await found();
  expect(services.map(({ attempts }) => attempts)).toEqual([12, 0, 12, 12]);
});

test("a process that stops writes what it has counted", async () => {
  const batches = openAttemptBatches(world.shop);
  for (let turn = 0; turn < 5; turn++) batches.add(attempt({ failed: turn === 0 }));
  await batches.close();
  expect((await found()).services[0]).toMatchObject({ attempts: 5, failures: 1 });
});
