import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "./app.mjs";
import { prepare } from "./prepare.mjs";
import { command, Refusal } from "./refusal.mjs";
import { chosenStages, stages } from "./stages.mjs";
import { failedNames, unsteady, verdictOfCode } from "./verdict.mjs";

const busyProcesses = 2;
// ends with us, however we end: the channel to us closes
const spin =
  "process.on('disconnect', () => process.exit()); (function turn() { const until = Date.now() + 50; while (Date.now() < until); setImmediate(turn); })();";

/**
 * `npm run steady -- 20 unit journeys`: stages again and again beside busy processes; names whatever was not the same
 * each time.
 */
await command(async () => {
  const words = process.argv.slice(2);
  const times = Number(words.find((word) => /^\d+$/.test(word)) ?? 20);
  const chosen = chosenStages(words.filter((word) => !/^\d+$/.test(word)));
  const node = await prepare();
  await buildApp(node);
  const reports = mkdtempSync(join(tmpdir(), "farwave-steady-"));
  const busy = Array.from({ length: busyProcesses }, () =>
    spawn(node, ["-e", spin], { stdio: ["ignore", "ignore", "ignore", "ipc"] }),
  );
  process.on("exit", () => {
    for (const child of busy) child.kill();
    rmSync(reports, { recursive: true, force: true });
  });
  const rounds = [];
  for (let round = 1; round <= times; round++) {
    const results = [];
    for (const stage of chosen)
      results.push({ stage, ...(await verdictOf(stage, { node, reports: mkdtempSync(join(reports, "round-")) })) });
    rounds.push(failedNames(results));
    console.log(`\nround ${round} of ${times}: ${rounds.at(-1).length} failed`);
  }
  const names = unsteady(rounds);
  for (const { name, failed } of names) console.log(`✘ ${failed} of ${times}: ${name}`);
  console.log(
    `\n${times} rounds beside ${busyProcesses} busy processes, ${names.length} tests that failed at least once`,
  );
  process.exit(names.length === 0 ? 0 : 1);
});

async function verdictOf(stage, where) {
  try {
    return await stages[stage](where);
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    return verdictOfCode(1);
  }
}
