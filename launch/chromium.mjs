import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { runTool } from "./children.mjs";
import { pinnedChromium } from "./pinned-chromium.mjs";
import { project } from "./project.mjs";
import { Refusal } from "./refusal.mjs";
import { timed } from "./timing.mjs";
import { toolFile } from "./tools.mjs";

const whole = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** Chromium without its windows, which Playwright would take itself: opening a page costs half as much. */
const shell = "chromium-headless-shell";
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A browser that is here and starts, or `undefined`; the bench measures in a whole one where there is one. */
export function findChromium(wanted = [...whole, shell]) {
  if (process.env.CHROME_PATH) {
    if (answers(process.env.CHROME_PATH)) return process.env.CHROME_PATH;
    throw new Refusal(
      `CHROME_PATH names ${process.env.CHROME_PATH}, which does not start; correct it, or unset it and one is found or installed.`,
    );
  }
  const inPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => wanted.map((name) => join(folder, name)));
  return [...inPath, ...applications, playwrightsOwn()].find((file) => existsSync(file) && answers(file));
}

/** A browser for the journeys: the named one, else the pinned one, else one that is here or is installed now. */
export async function ensureChromium(node) {
  return timed("browser", async () => {
    const pinned = process.env.CHROME_PATH ? undefined : await pinnedChromium();
    if (pinned && answers(pinned)) return pinned;
    return findChromium([shell, ...whole]) ?? (await installed(node));
  });
}

async function installed(node) {
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await runTool("apt-get", ["update", "-qq"], { env });
    for (const name of ["fonts-noto-cjk", "chromium-headless-shell"])
      await runTool("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env });
  }
  // Ubuntu has none, and its chromium is a hint to snap that does not start
  const byApt = findChromium([shell, ...whole]);
  if (byApt) return byApt;
  await runTool(node, [toolFile("playwright", "@playwright/test"), "install", "chromium"]);
  const byPlaywright = findChromium();
  if (byPlaywright) return byPlaywright;
  throw new Refusal(
    "No Chromium was found and none could be installed; install Chromium or Chrome, name it in CHROME_PATH, and run the tests again.",
  );
}

function playwrightsOwn() {
  return createRequire(join(project, "package.json"))("playwright-core").chromium.executablePath();
}

function answers(file) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}
