import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromiumFlags } from "./browser.ts";
import { surroundings } from "./child.ts";

export type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string }>;
  runtimeError?: { message: string };
};

const program = join(import.meta.dirname, "../node_modules/lighthouse/cli/index.js");

/** Lighthouse as everybody runs it: its own command, its own browser, its mobile settings. */
export async function lighthouseReport(url: string, categories: readonly string[], folder: string): Promise<Report> {
  const flags = ["--headless=new", ...chromiumFlags].join(" ");
  // its words come by a file: it leaves before a pipe is read to the end
  const file = join(folder, "lighthouse.json");
  const options = [
    "--output=json",
    `--output-path=${file}`,
    "--quiet",
    `--only-categories=${categories.join(",")}`,
    `--chrome-flags=${flags}`,
  ];
  const visit = () => runToEnd([program, url, ...options], `Lighthouse on ${url}`);
  // now and then the browser gives it no usable trace, and it asks to be run again
  await visit().catch(visit).catch(visit);
  const report = JSON.parse(await readFile(file, "utf8")) as Report;
  if (report.runtimeError) throw new Error(`Lighthouse on ${url}: ${report.runtimeError.message}`);
  return report;
}

async function runToEnd(words: string[], name: string): Promise<void> {
  // a group of its own: it closes its browser on SIGINT only, and no other signal must reach it first
  const tool = spawn(process.execPath, words, {
    env: surroundings(),
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
  });
  const interrupt = () => tool.kill("SIGINT");
  process.on("exit", interrupt);
  const [complaints] = await Promise.all([tool.stderr.toArray(), once(tool, "close")]);
  process.off("exit", interrupt);
  if (tool.exitCode !== 0) throw new Error(`${name}: ${Buffer.concat(complaints).toString().slice(-1000)}`);
}
