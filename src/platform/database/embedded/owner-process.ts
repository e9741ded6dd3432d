import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

const server = join(import.meta.dirname, "../embedded-postgres.server.ts");
const pg = import.meta.resolve("pg");

const program = `
const { startEmbeddedPostgres } = await import(process.env.SERVER);
const { Pool } = (await import(process.env.PG)).default;
const started = await startEmbeddedPostgres({ folder: process.env.FOLDER, log: () => {} });
const pool = new Pool(started.connection);
pool.on("error", () => {});
// concurrent "create table if not exists" can fail
await pool.query("select pg_advisory_xact_lock(1); create table if not exists orders (number serial primary key)");
console.log(started.owner ? "owner" : "joined");
let leaving = false;
process.on("SIGINT", () => (leaving = true));
while (!leaving) {
  const { rows } = await pool.query("insert into orders default values returning number");
  console.log(rows[0].number);
}
await pool.query("insert into orders (number) values (-1) on conflict do nothing");
console.log("last order written");
await pool.end();
await started.stop();
`;

/** For tests: a separate process that starts the database of a folder and writes orders until it is stopped. */
export function ownerProcess(folder: string) {
  const env = { ...process.env, FOLDER: folder, SERVER: server, PG: pg };
  // a process group of its own, as from a shell: a signal to the group is what Ctrl-C sends
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    env,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said: string[] = [];
  const waiting = new Set<() => void>();
  createInterface({ input: child.stdout }).on("line", (line) => {
    said.push(line);
    for (const look of waiting) look();
  });
  const end = new Promise<number | null>((finish) => child.on("close", finish));
  const saidSoMuch = (lines: number) =>
    new Promise<void>((enough, tooFew) => {
      const look = () => said.length >= lines && waiting.delete(look) && enough();
      waiting.add(look);
      look();
      void end.then((code) =>
        tooFew(new Error(`the process ended with ${code} after ${said.length} of ${lines} lines`)),
      );
    });
  const leave = (signal: NodeJS.Signals) => {
    process.kill(-(child.pid ?? 0), signal);
    return end;
  };
  return { said, saidSoMuch, leave };
}
