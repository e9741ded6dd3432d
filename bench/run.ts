import { availableParallelism, cpus, loadavg } from "node:os";
import { account } from "./account.ts";
import { answers } from "./answers.ts";
import { axe } from "./axe.ts";
import { cache } from "./cache.ts";
import { chat } from "./chat.ts";
import { consoleAtScale } from "./console.ts";
import { line, table, type Finding } from "./finding.ts";
import { flow } from "./flow.ts";
import { openGround, settle, type Ground } from "./ground.ts";
import { lighthouse } from "./lighthouse.ts";
import { memory } from "./memory.ts";
import { metering } from "./metering.ts";
import { orders } from "./orders.ts";
import { overload } from "./overload.ts";
import { plans } from "./plans.ts";
import { promo } from "./promo.ts";
import { purchase } from "./purchase.ts";
import { ready } from "./ready.ts";
import { realname } from "./realname.ts";
import { render } from "./render.ts";
import { search } from "./search.ts";
import { size } from "./size.ts";
import { start } from "./start.ts";
import { stock } from "./stock.ts";
import { trips } from "./trips.ts";
import { typing } from "./typing.ts";

/** One that takes minutes tells each figure as it has it. */
type Part = (ground: Ground) => Promise<Finding[]> | AsyncIterable<Finding>;

const parts: Record<string, Part> = {
  ready,
  plans,
  answers,
  render,
  search,
  typing,
  chat,
  cache,
  memory,
  overload,
  orders,
  flow,
  purchase,
  stock,
  promo,
  account,
  realname,
  metering,
  console: consoleAtScale,
  size,
  trips,
  axe,
  lighthouse,
  start,
};
/** Minutes of installing: only when it is asked for by name, or with BENCH_ALL=1. */
const onlyWhenAsked = new Set(["start"]);

const loadBefore = loadavg()[0]!;
const chosen = chosenParts(process.argv.slice(2));
const opening = openGround();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => void opening.then((ground) => ground.close()).finally(() => process.exit(1)));
}
const ground = await opening;
const findings: Finding[] = [];
for (const name of chosen) {
  for await (const finding of measured(name)) {
    findings.push(finding);
    console.log(line(finding));
  }
}
await ground.close();

console.log(`\n${table(findings)}`);
console.log(`\n${cpus()[0]?.model.trim() ?? "?"}, ${availableParallelism()} cores, Node ${process.version}`);
if (loadBefore > availableParallelism() / 2)
  console.log(
    `Other work ran on this machine when the bench began (load ${loadBefore.toFixed(1)}); on a quiet one the figures are better.`,
  );
const missed = findings.filter(({ met }) => met === false).length;
console.log(`\n${findings.filter(({ met }) => met).length} met, ${missed} not met`);
if (missed > 0 && process.env.BENCH_STRICT === "1") process.exitCode = 1;

/** A part that throws is listed and fails the bench; what it had by then stands, and the others are still measured. */
async function* measured(name: string): AsyncGenerator<Finding> {
  const started = performance.now();
  try {
    await settle(ground);
    const found = parts[name]!(ground);
    yield* Symbol.asyncIterator in found ? found : await found;
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
    yield { name, figure: "could not be measured", limit: "", met: false };
  } finally {
    console.log(`${name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

function chosenParts(words: string[]): string[] {
  const unknown = words.find((word) => !Object.hasOwn(parts, word));
  if (unknown) {
    console.error(`There is no part "${unknown}"; name some of ${Object.keys(parts).join(", ")}.`);
    process.exit(1);
  }
  // in their own order, whatever was said: a database full of orders would slow what comes after
  return Object.keys(parts).filter((name) =>
    words.length > 0 ? words.includes(name) : process.env.BENCH_ALL === "1" || !onlyWhenAsked.has(name),
  );
}
