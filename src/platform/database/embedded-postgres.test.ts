import { randomInt } from "node:crypto";
import { stat } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, vi } from "vitest";
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
    `select current_setting('fsync') fsync, current_setting('synchronous_commit') commit, current_setting('listen_addresses') listens,
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

it("opens again with every acknowledged row after kill -9 of the process that owns it", async () => {
  const folder = await projectFolder();
  let acknowledged = 0;
  for (let round = 0; round < rounds; round++) {
    const shop = ownerProcess(folder);
    await shop.saidSoMuch(randomInt(2, 300));
    await shop.leave("SIGKILL");
    expect(shop.said[0]).toBe("owner");
    acknowledged += shop.said.length - 1;
    const survivor = await started(folder);
    const [found] = await ask(survivor.connection, `select count(*)::int orders from orders where number in (${shop.said.slice(1).join()})`);
    expect(found).toEqual({ orders: shop.said.length - 1 });
    await survivor.stop();
  }
  const { connection } = await started(folder);
  const [all] = await ask(connection, "select count(*)::int orders from orders");
  expect(Number(all?.orders)).toBeGreaterThanOrEqual(acknowledged);
}, 60_000 + rounds * 5_000);

it.runIf(process.platform === "linux")("does not join a server whose owner was killed and that has not heard of it yet", async () => {
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
  expect(await ask((await survivor).connection, "select count(*) >= 4 as kept from orders")).toEqual([{ kept: true }]);
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
