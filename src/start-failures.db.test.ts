import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { testDatabase, type TestDatabase } from "../test/database.ts";
import { freePort } from "../test/shop-process.ts";
import { openVault } from "./platform/vault.server.ts";

const root = process.getuid?.() === 0;
const somebody = root ? { uid: 65_534, gid: 65_534 } : {};
let database: TestDatabase;
let folder: string;
const servers: Server[] = [];
beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), "farwave-start-"));
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

/** Starts the real shop until it ends by itself. */
async function start(settings: Record<string, string>, as: { uid?: number; gid?: number } = {}) {
  const environment = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    HOME: folder,
    LOG_LEVEL: "error",
    DEMO_SHOP: "0",
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    SUPPLIER_PORT: String(await freePort()),
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, "start.server.ts")], {
    env: { ...environment, ...settings },
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    ...as,
  });
  let said = "";
  child.stderr.on("data", (text) => (said += String(text)));
  child.stdout.resume();
  const code = await new Promise((resolve, reject) => child.once("close", resolve).once("error", reject));
  const left = () => process.kill(-child.pid!, 0);
  expect(left, "a process is left running").toThrow("ESRCH");
  return { code, said };
}

/** A TCP port that is taken. */
async function takenPort(answer: (server: Server) => void = () => {}): Promise<string> {
  const server = createServer();
  servers.push(server);
  answer(server);
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  return String((server.address() as AddressInfo).port);
}

function addressOf(
  { host, port, database: name }: pg.ClientConfig,
  { user, password = "" }: { user?: string; password?: unknown },
): string {
  return `postgres://${user}:${encodeURIComponent(String(password))}@localhost:${port}/${name}?host=${encodeURIComponent(host ?? "")}`;
}
const ourDatabase = () => addressOf(database.connection, database.connection);
const secret = "ab".repeat(32);
const elsewhere = "or unset DATABASE_URL to use the embedded one.";

test("wrong settings are all named, before anything is touched", async () => {
  const { code, said } = await start({ PORT: "http", LOG_LEVEL: "loud", DATA_DIR: join(folder, "untouched") });
  expect(said).toBe(
    "A setting is wrong:\nPORT: a port number from 1 to 65534\nLOG_LEVEL: one of fatal, error, warn, info, debug, silent\n",
  );
  expect([code, existsSync(join(folder, "untouched"))]).toEqual([1, false]);
});

test("a database that does not run", async () => {
  const { code, said } = await start({ DATABASE_URL: "postgres://127.0.0.1:1/farwave", DATA_DIR: folder });
  expect([code, said]).toEqual([
    1,
    `The database at DATABASE_URL does not answer (connect ECONNREFUSED 127.0.0.1:1). Check the address, ${elsewhere}\n`,
  ]);
});

test("a database that is no PostgreSQL", async () => {
  const port = await takenPort((server) =>
    server.on("connection", (socket) =>
      socket
        .on("error", () => {})
        .resume()
        .end("HTTP/1.1 400 Bad Request\r\n\r\n"),
    ),
  );
  const { code, said } = await start({ DATABASE_URL: `postgres://127.0.0.1:${port}/farwave`, DATA_DIR: folder });
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(
      /^The database at DATABASE_URL does not answer \(.+\)\. Check the address, or unset [^\n]+\n$/,
    ),
  ]);
});

test("a database whose user may not make tables", async () => {
  const { pool } = database;
  await pool.query("create role onlooker login password 'look'");
  const { code, said } = await start({
    DATABASE_URL: addressOf(database.connection, { user: "onlooker", password: "look" }),
    DATA_DIR: folder,
  });
  await pool.query("drop role onlooker");
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(
      /^The database at DATABASE_URL does not let its user make tables \(.+\)\. Make the user the owner of its database, name the owner there and this user in DATABASE_SHOP_URL, or unset [^\n]+\n$/,
    ),
  ]);
});

/** A PostgreSQL that says no to everybody, in its own words. */
async function refusing(code: string, words: string): Promise<string> {
  const fields = `SFATAL\0VFATAL\0C${code}\0M${words}\0\0`;
  const length = Buffer.alloc(4);
  length.writeInt32BE(Buffer.byteLength(fields) + 4);
  return takenPort((server) =>
    server.on("connection", (socket) =>
      socket
        .on("error", () => {})
        .once("data", () => socket.end(Buffer.concat([Buffer.from("E"), length, Buffer.from(fields)]))),
    ),
  );
}

test.each([
  ["28P01", 'password authentication failed for user "farwave"', "refuses the user", "Correct user and password"],
  [
    "53300",
    "sorry, too many clients already",
    "has no connection left",
    "Raise max_connections, or start fewer processes",
  ],
])("a database that answers %s: it did answer", async (sqlstate, words, wrong, wayOut) => {
  const { code, said } = await start({
    DATABASE_URL: `postgres://farwave:wrong@127.0.0.1:${await refusing(sqlstate, words)}/farwave`,
    DATA_DIR: folder,
  });
  expect([code, said]).toEqual([1, `The database at DATABASE_URL ${wrong} (${words}). ${wayOut}, ${elsewhere}\n`]);
});

test("a database that does not exist", async () => {
  const { code, said } = await start({
    DATABASE_URL: addressOf({ ...database.connection, database: "missing" }, database.connection),
    DATA_DIR: folder,
  });
  expect([code, said]).toEqual([
    1,
    `The database at DATABASE_URL has no database of that name (database "missing" does not exist). Make it with createdb, or name another, ${elsewhere}\n`,
  ]);
});

test("a database that only lets itself be read, as a replica does", async () => {
  const replica = await testDatabase();
  await replica.pool.query(`alter database ${replica.connection.database} set default_transaction_read_only = on`);
  const { code, said } = await start({
    DATABASE_URL: addressOf(replica.connection, replica.connection),
    APP_SECRET: secret,
  });
  await replica.drop();
  expect([code, said]).toEqual([
    1,
    `The database at DATABASE_URL only lets itself be read (cannot execute INSERT in a read-only transaction). Name its primary, or end default_transaction_read_only, ${elsewhere}\n`,
  ]);
});

test("a migration that was changed after it ran, and one that ran in part", async () => {
  const { pool } = database;
  const file = "0001-catalogue.sql";
  const { rows } = await pool.query(
    "update migrations set sha256 = 'other' || sha256 where file = $1 returning substr(sha256, 6) as sha256",
    [file],
  );
  const changed = await start({ DATABASE_URL: ourDatabase(), APP_SECRET: secret });
  await pool.query("delete from migrations where file = $1", [file]);
  const inPart = await start({ DATABASE_URL: ourDatabase(), APP_SECRET: secret });
  await pool.query("insert into migrations (file, sha256) values ($1, $2)", [file, rows[0].sha256]);
  expect([changed.code, changed.said]).toEqual([
    1,
    `db/migrations/${file} was changed after it ran; put it back as it was, and write a new migration instead\n`,
  ]);
  expect([inPart.code, inPart.said]).toEqual([
    1,
    expect.stringMatching(
      /^db\/migrations\/0001-catalogue\.sql could not run and left nothing behind: .+ already exists\. Start again, or restore the database from a backup\n$/,
    ),
  ]);
});

test("another secret than the database's: nothing is sold that cannot be decrypted", async () => {
  const port = await takenPort();
  await start({ DATABASE_URL: ourDatabase(), APP_SECRET: secret, SANDBOX_PORT: port });
  const { code, said } = await start({ DATABASE_URL: ourDatabase(), APP_SECRET: "cd".repeat(32), SANDBOX_PORT: port });
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/^A setting is wrong:\nAPP_SECRET: not the one of this database, [^\n]+\n$/),
  ]);
  expect(said).not.toContain("cdcd");
  expect((await start({ DATABASE_URL: ourDatabase(), APP_SECRET: secret, SANDBOX_PORT: port })).said).toContain(
    `Port ${port} is taken`,
  );
});

test("another secret than that of a database which is older than the check", async () => {
  const older = await testDatabase();
  const sealed = openVault(Buffer.from(secret, "hex")).seal("BJZL8-SCXGB");
  await older.pool.query(
    "insert into esim_profiles (iccid, smdp_address, matching_id_sealed, matching_id_hash) values ('8985234026100000048', 'rsp.example.com', $1, 'x')",
    [sealed],
  );
  const { code, said } = await start({
    DATABASE_URL: addressOf(older.connection, older.connection),
    APP_SECRET: "cd".repeat(32),
  });
  expect([code, said]).toEqual([1, expect.stringContaining("APP_SECRET: not the one of this database")]);
  expect((await older.pool.query("select from app_secret")).rowCount).toBe(0);
  await older.drop();
});

test("another master key of documents than the one that had its name: nothing is sealed that nobody opens", async () => {
  const port = await takenPort();
  const shop = { DATABASE_URL: ourDatabase(), APP_SECRET: secret, SANDBOX_PORT: port };
  const [spring, autumn, other] = ["ab", "cd", "ef"].map((digits) => digits.repeat(32));
  const goesOn = expect.stringContaining(`Port ${port} is taken`);
  const saidWith = async (keys: string) => (await start({ ...shop, DOCUMENT_KEYS: keys })).said;
  const names = (name: string) =>
    `A setting is wrong:\nDOCUMENT_KEYS: ${name} is another key than the one of that name in this database, and opens nothing of it; give the digits that were kept, or a new key a name of its own\n`;
  expect(await saidWith(`spring:${spring}`)).toEqual(goesOn);
  expect(await saidWith(`spring:${other}`)).toBe(names("spring"));
  expect(await saidWith(`autumn:${autumn},spring:${other}`)).toBe(names("spring"));
  expect(await saidWith(`autumn:${autumn},spring:${spring}`)).toEqual(goesOn);
  expect(await saidWith(`autumn:${other}`)).toBe(names("autumn"));
  expect(await saidWith(`autumn:${autumn}`)).toEqual(goesOn);
});

test("production with a database that holds the demo's goods", async () => {
  const production = {
    SHOP_MODE: "production",
    SHOP_ORIGIN: "https://shop.example.com",
    APP_SECRET: createHash("sha256").update("start").digest("hex"),
    SMTP_URL: "smtps://mail.example.com",
    SMS_PROVIDER: "none",
    LOG_LEVEL: "info",
    PAYMENT_GATEWAY: "stripe",
    STRIPE_SECRET_KEY: "sk_live_4eC39HqLyjWDarjtT1zdp7dc",
    STRIPE_WEBHOOK_SECRET: "whsec_9sLw3Tq0bXf7Vn2Kd8Rj5Yp1",
    COMPANY_NAME: "Wave Limited",
    COMPANY_ADDRESS: "2 Harbour Road",
    COMPANY_REGISTRATION: "71234567",
    MAIL_FROM: "service@wave.test",
    SANDBOX_PORT: "",
    SUPPLIER_PORT: "",
  };
  const demo = await testDatabase();
  await demo.pool.query(
    "insert into promo_codes (code, kind, percent, first_order, valid_from, valid_until) values ('WELCOME10', 'percent', 10, false, '2026-01-01', '2028-01-01')",
  );
  const { code, said } = await start({ DATABASE_URL: addressOf(demo.connection, demo.connection), ...production });
  await demo.drop();
  expect([code, said]).toEqual([
    1,
    "A setting is wrong:\nSHOP_MODE: not production with this database, which holds the demo shop's promo codes; give it an empty one and import your own\n",
  ]);
});

const mayMount = root && process.platform === "linux" && mounted("1m", "rw", () => true);
/** Acts in a file system of its own; undefined where this machine allows none. */
function mounted<Done>(size: string, how: "rw" | "ro", act: (place: string) => Done): Done | undefined {
  const place = mkdtempSync(join(tmpdir(), "farwave-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size},mode=755,${how}`, "tmpfs", place], { stdio: "ignore" });
  } catch {
    rmSync(place, { recursive: true });
    return undefined;
  }
  const leave = () => {
    execFileSync("umount", ["-l", place]);
    rmSync(place, { recursive: true });
  };
  const done = act(place);
  if (done instanceof Promise) return done.finally(leave) as Done;
  leave();
  return done;
}

test.skipIf(!mayMount).each([
  [
    "while the database is made",
    "20m",
    /^The embedded database cannot start: initdb says "[^"]*("[^"]+"[^"]*)*"; make room on the disk of [^\n]+\n$/,
  ],
  [
    "while the tables are made",
    "40m",
    /^The database in DATA_DIR has no room left \(.+: No space left on device\)\. Make room on its disk\.\n$/,
  ],
])("a disk that fills up %s", async (_when, size, sentence) => {
  const { code, said } = (await mounted(size, "rw", (place) =>
    start({ DATA_DIR: join(place, "data"), DEMO_SHOP: "1" }),
  ))!;
  expect([code, said]).toEqual([1, expect.stringMatching(sentence)]);
});

test.skipIf(!mayMount)("a file system that cannot be written", async () => {
  const { code, said } = (await mounted("1m", "ro", (place) => start({ DATA_DIR: join(place, "deep/data") })))!;
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/^.+deep.* cannot be made \(.+\)\. Choose another one: DATA_DIR=\/some\/folder npm start\n$/),
  ]);
});

test("a port that another program has", async () => {
  const port = await takenPort();
  const { code, said } = await start({ DATABASE_URL: ourDatabase(), APP_SECRET: secret, SANDBOX_PORT: port });
  expect([code, said]).toEqual([
    1,
    `Port ${port} is taken by another program. Choose another one: SANDBOX_PORT=${Number(port) + 10} npm start\n`,
  ]);
});

test.skipIf(!existsSync(join(import.meta.dirname, "../dist/client/.vite/storefront.json")))(
  "the shop's own port taken, once its pages are built",
  async () => {
    const port = await takenPort();
    const { code, said } = await start({ DATABASE_URL: ourDatabase(), APP_SECRET: secret, PORT: port });
    expect([code, said]).toEqual([
      1,
      `Port ${port} is taken by another program. Choose another one: PORT=${Number(port) + 10} npm start\n`,
    ]);
  },
);

const lowPortsAreGuarded =
  process.platform === "linux" && Number(readFileSync("/proc/sys/net/ipv4/ip_unprivileged_port_start", "utf8")) > 81;
test.skipIf(!lowPortsAreGuarded)("a port that an ordinary user may not use", async () => {
  const { code, said } = await start({ DATABASE_URL: ourDatabase(), APP_SECRET: secret, SANDBOX_PORT: "81" }, somebody);
  expect([code, said]).toEqual([
    1,
    "Port 81 may not be used by this user. Choose one above 1024: SANDBOX_PORT=3000 npm start\n",
  ]);
});

test("a folder for data that this user may not write", async () => {
  const closed = join(folder, "closed");
  mkdirSync(closed);
  chmodSync(closed, 0o555);
  const { code, said } = await start({ DATA_DIR: closed }, somebody);
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(
      /^No permission to write .*closed\/app-secret.* \(EACCES.+\)\. Give this user the folder, or choose another one: DATA_DIR=\/some\/folder npm start\n$/,
    ),
  ]);
  const withSecret = await start({ DATA_DIR: join(closed, "data"), APP_SECRET: "ab".repeat(32) }, somebody);
  expect([withSecret.code, withSecret.said]).toEqual([
    1,
    expect.stringMatching(
      /^The embedded database cannot start: .+ cannot be made; start as a user who may write there, or set DATABASE_URL [^\n]+\n$/,
    ),
  ]);
});

test("a folder for data that is a file, and a secret that is damaged", async () => {
  writeFileSync(join(folder, "file"), "");
  const file = await start({ DATA_DIR: join(folder, "file") });
  expect([file.code, file.said]).toEqual([
    1,
    expect.stringMatching(
      /^.+ cannot be made \(ENOTDIR.+\)\. Choose another one: DATA_DIR=\/some\/folder npm start\n$/,
    ),
  ]);
  mkdirSync(join(folder, "damaged"));
  writeFileSync(join(folder, "damaged/app-secret"), "0123");
  const damaged = await start({ DATA_DIR: join(folder, "damaged") });
  expect([damaged.code, damaged.said]).toEqual([
    1,
    expect.stringMatching(/^A setting is wrong:\nAPP_SECRET: .+damaged\/app-secret is damaged; [^\n]+\n$/),
  ]);
});

test("a secret that is missing beside its database is not replaced", async () => {
  const data = join(folder, "lost");
  mkdirSync(join(data, "postgres"), { recursive: true });
  writeFileSync(join(data, "postgres/PG_VERSION"), "18\n");
  const { code, said } = await start({ DATA_DIR: data });
  expect([code, said]).toEqual([
    1,
    `A setting is wrong:\nAPP_SECRET: ${join(data, "app-secret")} is missing beside its database, which no other secret opens; put it back from a backup\n`,
  ]);
  expect(existsSync(join(data, "app-secret"))).toBe(false);
});

test("a start that fails stops the database that it had started", async () => {
  const data = join(folder, "own");
  const port = await takenPort();
  const { code, said } = await start({ DATA_DIR: data, SANDBOX_PORT: port });
  expect([code, said.split("\n")[0]]).toEqual([1, expect.stringContaining(`Port ${port} is taken`)]);
  expect(existsSync(join(data, "postgres/PG_VERSION"))).toBe(true);
  await vi.waitUntil(() => !existsSync(join(data, "postgres/postmaster.pid")), { timeout: 8000 });
});
