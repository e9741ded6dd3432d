import { join } from "node:path";
import { buildApp } from "./app.mjs";
import { runTool } from "./children.mjs";
import { ensureChromium } from "./chromium.mjs";
import { Refusal } from "./refusal.mjs";
import { toolFile } from "./tools.mjs";
import { readReport, verdictOfCode, verdictOfPlaywright, verdictOfVitest } from "./verdict.mjs";

/** The stages of `npm test`, in order; each runs whatever became of those before it. */
export const stages = {
  types,
  lint,
  build,
  // every project of Vitest that there is or will be, but the one that has a stage of its own
  unit: vitest("!operations"),
  operations: vitest("operations"),
  journeys,
};

/** These need nothing of each other: each lane runs beside the others, what is in it one after the other. */
const lanes = [["types", "lint"], ["build"]];

async function types({ node }) {
  return verdictOfCode(await runTool(node, [toolFile("tsc", "typescript"), "--noEmit"]));
}

/** How it is written and what it says: `npm run format` puts the first right. */
async function lint({ node }) {
  const formatted = await runTool(node, [toolFile("oxfmt"), "--check"]);
  if (formatted !== 0) return verdictOfCode(formatted);
  return verdictOfCode(await runTool(node, [toolFile("oxlint"), "--type-aware", "--deny-warnings"]));
}

function vitest(project) {
  return async ({ node, reports }) => {
    const report = join(reports, `vitest-${project.replace("!", "not-")}.json`);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const code = await runTool(node, [toolFile("vitest"), "run", "--project", project, ...reporters]);
    return verdictOfVitest(readReport(report), code);
  };
}

async function build({ node }) {
  await buildApp(node);
  return verdictOfCode(0);
}

async function journeys({ node, reports }) {
  const report = join(reports, "playwright.json");
  const env = { ...process.env, CHROME_PATH: await ensureChromium(node), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await runTool(node, [toolFile("playwright", "@playwright/test"), "test", "--reporter=list,json"], {
    env,
  });
  return verdictOfPlaywright(readReport(report), code);
}

/** The stages that the words of a command line name: all of them when there are none. */
export function chosenStages(words) {
  const unknown = words.find((word) => !Object.hasOwn(stages, word));
  if (unknown)
    throw new Refusal(
      `There is no stage "${unknown}"; name some of ${Object.keys(stages).join(", ")}, or none for all.`,
    );
  return Object.keys(stages).filter((name) => words.length === 0 || words.includes(name));
}

/** Lanes that run side by side, and once they are through the next ones. */
export function turns(chosen) {
  const sideBySide = lanes
    .map((lane) => lane.filter((stage) => chosen.includes(stage)))
    .filter((lane) => lane.length > 0);
  const alone = chosen.filter((stage) => !lanes.flat().includes(stage)).map((stage) => [[stage]]);
  return sideBySide.length > 0 ? [sideBySide, ...alone] : alone;
}
