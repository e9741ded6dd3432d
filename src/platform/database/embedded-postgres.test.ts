import { randomInt } from "node:crypto";
import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { keepEmbeddedPostgres, type EmbeddedPostgres } from "./embedded-postgres.server.ts";
import { ownerProcess } from "./embedded/owner-process.ts";
import { ask, projectFolder, started, tiesOf } from "./embedded/trial.ts";

// each test makes databases of its own, each with hundreds of fsyncs
vi.setConfig({ testTimeout: 60_000 });
/** How often the owner is killed; KILL_ROUNDS=200 looks for races that three rounds seldom meet. */
const rounds = Number(process.env.KILL_ROUNDS ?? 3);

it("starts in an empty folder, durable, in UTF-8, with Chinese trigrams, behind a socket that others cannot enter", async () => {
  const { connection, owner } = await started(await projectFolder());
  expect(owner).toBe(true);
  const [setting] = await ask(
    connection,
    `select current_setting('fsync') fsync, current_setting('synchronous_commit') commit,
      current_setting('listen_addresses') listens,
            current_setting('server_encoding') encoding, current_setting('server_version_num')::int / 10000 version`,
  );
  expect(setting).toEqual({ fsync: "on", commit: "on", listens: "", encoding: "UTF8", version: 18 });
  await ask(connection, "create extension pg_trgm");
  expect(await ask(connection, "select cardinality(show_trgm('香港数据')) > 0 found")).toEqual([{ found: true }]);
  expect((await stat(connection.host)).mode & 0o777).toBe(0o700);
});

it("stops when asked and keeps its rows for the next start", async () => {
  const folder = await projectFolder();
  const first = await started(folder);
  await ask(first.connection, "create table orders as select 7 as number");
  await first.stop();
  await expect(ask(first.connection, "select 1")).rejects.toThrow("ENOENT");
  const second = await started(folder);
  expect(await ask(second.connection, "select number from orders")).toEqual([{ number: 7 }]);
  expect(second.log.join("\n")).not.toContain("made the database");
});

it("lets a second start join the running server, which outlives it", async () => {
  const folder = await projectFolder();
  const first = await started(folder);
  const second = await started(folder);
  expect([first.owner, second.owner]).toEqual([true, false]);
  await ask(second.connection, "create table orders as select 8 as number");
  await second.stop();
  expect(await ask(first.connection, "select number from orders")).toEqual([{ number: 8 }]);
});

it("makes one database when two processes start at the same moment in an empty folder", async () => {
  const folder = await projectFolder();
  const processes = [ownerProcess(folder), ownerProcess(folder)];
  await Promise.all(processes.map(({ saidSoMuch }) => saidSoMuch(5)));
  const [owner, joined] = processes.toSorted(({ said: [role] }) => (role === "owner" ? -1 : 1));
  expect([owner?.said[0], joined?.said[0]]).toEqual(["owner", "joined"]);
  expect(await joined?.leave("SIGINT")).toBe(0);
  expect(await owner?.leave("SIGINT")).toBe(0);
});

it(
  "opens again with every acknowledged row after kill -9 of the process that owns it",
  async () => {
    const folder = await projectFolder();
    let acknowledged = 0;
    for (let round = 0; round < rounds; round++) {
      const shop = ownerProcess(folder);
      await shop.saidSoMuch(randomInt(2, 300));
      await shop.leave("SIGKILL");
      expect(shop.said[0]).toBe("owner");
      acknowledged += shop.said.length - 1;
      const survivor = await started(folder);
      const [found] = await ask(
        survivor.connection,
        `select count(*)::int orders from orders where number in (${shop.said.slice(1).join()})`,
      );
      expect(found).toEqual({ orders: shop.said.length - 1 });
      await survivor.stop();
    }
    const { connection } = await started(folder);
    const [all] = await ask(connection, "select count(*)::int orders from orders");
    expect(Number(all?.orders)).toBeGreaterThanOrEqual(acknowledged);
  },
  60_000 + rounds * 5_000,
);

it.runIf(process.platform === "linux")(
  "does not join a server whose owner was killed and that has not heard of it yet",
  async () => {
    const folder = await projectFolder();
    const shop = ownerProcess(folder);
    await shop.saidSoMuch(5);
    const ties = await tiesOf(folder);
    for (const tie of ties) process.kill(tie, "SIGSTOP");
    await shop.leave("SIGKILL");
    const survivor = started(folder);
    await expect(Promise.race([survivor, pause(1000, "waits")])).resolves.toBe("waits");
    for (const tie of ties) process.kill(tie, "SIGCONT");
    expect((await survivor).owner).toBe(true);
    expect(await ask((await survivor).connection, "select count(*) >= 4 as kept from orders")).toEqual([
      { kept: true },
    ]);
  },
);

/** Asks until somebody answers. */
const answered = (connection: EmbeddedPostgres["connection"], sql: string) =>
  expect.poll(() => ask(connection, sql).catch(() => undefined), { timeout: 30_000 });

it("starts a server that ends by itself again, as often as it must", async () => {
  const folder = await projectFolder();
  const alarms: string[] = [];
  const { connection, stop } = await keepEmbeddedPostgres({
    folder,
    log: () => {},
    alarm: (line) => alarms.push(line),
    gone: (error) => expect.fail(error.message),
  });
  await ask(connection, "create table orders as select 7 as number");
  for (let death = 1; death <= 2; death++) {
    process.kill(Number((await readFile(join(folder, "postmaster.pid"), "utf8")).split("\n")[0]), "SIGKILL");
    await expect.poll(() => alarms.length, { timeout: 30_000 }).toBe(death);
    await answered(connection, "select number from orders").toEqual([{ number: 7 }]);
  }
  await stop();
  await expect(ask(connection, "select 1")).rejects.toThrow("ENOENT");
});

it("is taken over by whoever has joined it when its owner leaves", async () => {
  const folder = await projectFolder();
  const kept = () =>
    keepEmbeddedPostgres({ folder, log: () => {}, alarm: () => {}, gone: (error) => expect.fail(error.message) });
  const [first, second] = [await kept(), await kept()];
  await ask(first.connection, "create table orders as select 8 as number");
  await first.stop();
  await answered(second.connection, "select number from orders").toEqual([{ number: 8 }]);
  const third = await kept();
  await third.stop();
  expect(await ask(second.connection, "select number from orders")).toEqual([{ number: 8 }]);
  await second.stop();
  await expect(ask(second.connection, "select 1")).rejects.toThrow("ENOENT");
});

it("tells when it cannot be had again", async () => {
  const folder = await projectFolder();
  const gone = Promise.withResolvers<Error>();
  const { stop } = await keepEmbeddedPostgres({ folder, log: () => {}, alarm: () => {}, gone: gone.resolve });
  const server = Number((await readFile(join(folder, "postmaster.pid"), "utf8")).split("\n")[0]);
  await rm(join(folder, "PG_VERSION"));
  process.kill(server, "SIGKILL");
  expect((await gone.promise).message).toMatch(/^The embedded database cannot start: .+$/);
  await stop();
});

it("keeps serving a shop that finishes its orders after Ctrl-C", async () => {
  const folder = await projectFolder();
  const shop = ownerProcess(folder);
  await shop.saidSoMuch(20);
  expect(await shop.leave("SIGINT")).toBe(0);
  expect(shop.said.at(-1)).toBe("last order written");
  const { connection, owner } = await started(folder);
  expect(owner).toBe(true);
  expect(await ask(connection, "select number from orders where number = -1")).toEqual([{ number: -1 }]);
});
