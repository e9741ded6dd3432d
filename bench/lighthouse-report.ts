import { spawn } from "node:child_process";
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
export async function lighthouseReport(url: string, categories: readonly string[]): Promise<Report> {
  const flags = ["--headless=new", ...chromiumFlags].join(" ");
  const options = ["--output=json", "--quiet", `--only-categories=${categories.join(",")}`, `--chrome-flags=${flags}`];
  // a group of its own: it closes its browser on SIGINT only, and no other signal must reach it first
  const tool = spawn(process.execPath, [program, url, ...options], { env: surroundings(), stdio: ["ignore", "pipe", "pipe"], detached: true });
  const interrupt = () => tool.kill("SIGINT");
  process.on("exit", interrupt);
  try {
    const [report, complaints] = await Promise.all([tool.stdout.toArray(), tool.stderr.toArray()]);
    if (report.length === 0) throw new Error(`Lighthouse on ${url}: ${Buffer.concat(complaints).toString().slice(-1000)}`);
    const read = JSON.parse(Buffer.concat(report).toString()) as Report;
    if (read.runtimeError) throw new Error(`Lighthouse on ${url}: ${read.runtimeError.message}`);
    return read;
  } finally {
    process.off("exit", interrupt);
  }
}
