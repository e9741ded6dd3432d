import { execFileSync } from "node:child_process";
import { chmod, mkdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it, vi } from "vitest";
import { ask, clearAfterwards, projectFolder, started } from "./trial.ts";

// each test makes databases of its own, each with hundreds of fsyncs
vi.setConfig({ testTimeout: 60_000 });

const asRoot = process.getuid?.() === 0;

it("refuses a folder that holds something else, and leaves it as it was", async () => {
  const folder = await projectFolder();
  await mkdir(join(folder, "letters"), { recursive: true });
  await expect(started(folder)).rejects.toThrow(/holds files that are no database; empty it, or set DATABASE_URL/);
  expect((await stat(join(folder, "letters"))).isDirectory()).toBe(true);
});

it("works in a folder with a long name in Chinese", async () => {
  const folder = join(await projectFolder(), "出行流量商店".repeat(8), "it's, long");
  const { connection } = await started(folder);
  clearAfterwards(() => rm(connection.host, { recursive: true, force: true }));
  expect(await ask(connection, "select 1 as one")).toEqual([{ one: 1 }]);
});

it.runIf(asRoot)(
  "as root in a folder that nobody else can enter, keeps the database elsewhere and says where",
  async () => {
    const folder = await projectFolder(0o700);
    const first = await started(folder);
    const data = first.connection.host.replace(/\.sock$/, "");
    clearAfterwards(async () =>
      Promise.all(["", ".sock", ".lock", ".owner"].map((end) => rm(data + end, { recursive: true, force: true }))),
    );
    expect(first.log.join("\n")).toContain(`the database lies in ${data}`);
    expect(data).toMatch(/^\/var\/lib\/farwave\/data-[0-9a-f]{16}$/);
    await ask(first.connection, "create table orders as select 9 as number");
    await first.stop();

    await chmod(dirname(dirname(folder)), 0o755);
    const second = await started(folder);
    expect(await ask(second.connection, "select number from orders")).toEqual([{ number: 9 }]);
  },
);

it.runIf(asRoot)(
  "as root, refuses to start empty where the folder of an existing database has been closed",
  async () => {
    const folder = await projectFolder();
    await (await started(folder)).stop();
    await chmod(dirname(dirname(folder)), 0o700);
    await expect(started(folder)).rejects.toThrow(/may no longer enter .* chmod o\+x/);
  },
);

it.runIf(asRoot)("as root, runs the server as the user who made the database", async () => {
  const folder = await projectFolder();
  await (await started(folder)).stop();
  const shopkeeper = 65_500;
  for (const path of [folder, `${folder}.sock`, `${folder}.lock`, `${folder}.owner`])
    execFileSync("chown", ["-R", `${shopkeeper}:${shopkeeper}`, path]);
  const { connection, owner } = await started(folder);
  expect(owner).toBe(true);
  expect(await ask(connection, "select 1 as one")).toEqual([{ one: 1 }]);
  expect((await stat(join(folder, "postmaster.pid"))).uid).toBe(shopkeeper);
});
