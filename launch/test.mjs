import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepare } from "./prepare.mjs";
import { Refusal } from "./refusal.mjs";
import { chosenStages, stages, turns } from "./stages.mjs";
import { failedNames, table, total } from "./verdict.mjs";

const results = [];

await judged("set-up", async () => {
  const chosen = chosenStages(process.argv.slice(2));
  const node = await prepare();
  const reports = mkdtempSync(join(tmpdir(), "farwave-reports-"));
  process.on("exit", () => rmSync(reports, { recursive: true, force: true }));
  // tests start the shop and its commands a hundred times: half of a start is compiling the same files
  process.env.NODE_COMPILE_CACHE ??= join(reports, "compiled");
  for (const lanes of turns(chosen)) await Promise.all(lanes.map((lane) => inLane(lane, { node, reports })));
  results.sort((a, b) => chosen.indexOf(a.stage) - chosen.indexOf(b.stage));
});

const { passed, failed } = total(results);
if (process.env.TEST_VERDICT_FILE)
  writeFileSync(process.env.TEST_VERDICT_FILE, [`${passed} ${failed}`, ...failedNames(results), ""].join("\n"));
console.log(table(results));
for (const name of failedNames(results)) console.log(`✘ ${name}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function inLane(lane, where) {
  for (const stage of lane) await judged(stage, () => stages[stage](where));
}

async function judged(stage, act) {
  if (stage !== "set-up") console.log(`\n── ${stage} ──`);
  const started = performance.now();
  try {
    const verdict = await act();
    if (verdict) results.push({ stage, ...verdict, took: performance.now() - started });
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    results.push({ stage, passed: 0, failed: 1, took: performance.now() - started });
  }
}
