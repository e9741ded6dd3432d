import { execFile, spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { addresses } from "./addresses.ts";
import { surroundings } from "./child.ts";
import { told, type Finding } from "./finding.ts";
import { freePorts } from "./free-ports.ts";
import type { Ground } from "./ground.ts";

const project = join(import.meta.dirname, "..");
const run = promisify(execFile);

/** What a newcomer waits for: a fresh clone of the last commit, `npm start`, and the first page, by part. */
export async function start({ folder }: Ground): Promise<Finding[]> {
  const clone = join(folder, "clone");
  await mkdir(clone);
  const cloning = stopwatch();
  await run("git", ["clone", "--quiet", "--no-hardlinks", project, clone]);
  const findings = [told("fresh clone: git clone", cloning())];
  const first = await started(clone);
  const again = await started(clone);
  return [...findings, ...named("fresh clone: npm start", first), ...named("started again: npm start", again)];
}

type Lap = { part: string; took: string };

/**
 * `npm start` until the first page has come; its own timing lines, and what lies between the last of them and the page.
 */
async function started(clone: string): Promise<Lap[]> {
  const [port, sandboxPort, supplierPort] = await freePorts(3);
  const env = {
    ...surroundings(),
    PATH: pathOfVisitor(),
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SUPPLIER_PORT: String(supplierPort),
    HOST: "127.0.0.1",
  };
  const all = stopwatch();
  let sinceLast = stopwatch();
  const npm = spawn("npm", ["start"], { cwd: clone, env, stdio: ["ignore", "pipe", "inherit"], detached: true });
  const end = () => npm.kill("SIGTERM");
  const ended = new Promise((resolve) => npm.once("close", resolve));
  process.on("exit", end);
  const laps: Lap[] = [];
  for await (const line of createInterface(npm.stdout)) {
    const [, part, took] = /^(\w+) (\d+\.\d s)$/.exec(line) ?? [];
    if (part) {
      laps.push({ part, took: took! });
      sinceLast = stopwatch();
    }
    if (!line.includes("Farwave is open")) continue;
    laps.push({ part: "server, database, demo shop", took: sinceLast() });
    const page = stopwatch();
    const answer = await fetch(`http://127.0.0.1:${port}${addresses.home}`);
    await answer.text();
    laps.push({ part: `first page (${answer.status})`, took: page() }, { part: "all", took: all() });
    end();
  }
  await ended;
  process.off("exit", end);
  if (!laps.some(({ part }) => part === "all")) throw new Error("npm start ended before the shop was open");
  return laps;
}

function named(what: string, laps: readonly Lap[]): Finding[] {
  return laps.map(({ part, took }) => told(`${what}: ${part}`, took));
}

/** Without what launch/ has put in front of it for our own tools. */
function pathOfVisitor(): string {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.startsWith(project))
    .join(delimiter);
}

function stopwatch(): () => string {
  const begun = performance.now();
  return () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
}
