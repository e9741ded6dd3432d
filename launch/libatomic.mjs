import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { alone } from "./alone.mjs";
import { runTool } from "./children.mjs";
import { project } from "./project.mjs";
import { Refusal } from "./refusal.mjs";
import { timed } from "./timing.mjs";

const folder = join(project, "node_modules/.libatomic");
const missing = /libatomic\.so\.1: cannot open/;

/**
 * Node 25 and newer need a small library that a bare Debian or Ubuntu lacks (nodejs/node#60790). It is taken from the
 * distribution's own package into node_modules, which needs no root and changes nothing in the system.
 */
export async function ensureLibatomic(node) {
  if (existsSync(folder)) useOwnCopy();
  if (startsWith(node)) return;
  if (existsSync("/usr/bin/apt-get")) await alone(project, () => timed("libatomic", unpackFromApt));
  if (existsSync(folder)) useOwnCopy();
  if (!startsWith(node)) {
    throw new Refusal(
      "Node 26 needs the library libatomic, which this system lacks; install it with sudo apt-get install libatomic1 " +
        "(Debian, Ubuntu) or sudo dnf install libatomic (Fedora, RHEL) and start again.",
    );
  }
  lendToOthers(node);
}

function startsWith(node) {
  const { status, signal, stderr } = spawnSync(node, ["--version"], { encoding: "utf8" });
  // Ctrl-C reaches it as well as us; what it asks of us comes next
  if (status === 0 || signal) return true;
  if (missing.test(stderr)) return false;
  throw new Refusal(
    `The Node of the lockfile does not start here (${stderr?.trim()}); use a newer Linux, or run with a Node 26 of your own.`,
  );
}

function useOwnCopy() {
  process.env.LD_LIBRARY_PATH = [folder, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
}

async function unpackFromApt() {
  const work = mkdtempSync(join(tmpdir(), "farwave-libatomic-"));
  try {
    // lists of its own: those of the system may be empty, and only root may renew them
    for (const name of ["lists/partial", "cache/archives/partial", "package"])
      mkdirSync(join(work, name), { recursive: true });
    const apart = [
      "-qq",
      "-o",
      `Dir::State::lists=${work}/lists`,
      "-o",
      `Dir::Cache=${work}/cache`,
      "-o",
      "APT::Sandbox::User=",
    ];
    await runTool("apt-get", [...apart, "update"]);
    await runTool("apt-get", [...apart, "download", "libatomic1"], { cwd: join(work, "package") });
    const [deb] = readdirSync(join(work, "package"));
    if (deb) await runTool("dpkg-deb", ["-x", join(work, "package", deb), join(work, "content")]);
    const library = readdirSync(work, { recursive: true }).find((path) => path.endsWith("/libatomic.so.1"));
    if (!library) return;
    mkdirSync(folder, { recursive: true });
    cpSync(join(work, library), join(folder, "libatomic.so.1"), { dereference: true });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** `npx vitest` and its like start the Node in node_modules/.bin without us. */
function lendToOthers(node) {
  const bin = join(project, "node_modules/.bin/node");
  const script = `#!/bin/sh\nLD_LIBRARY_PATH=${quoted(folder)}"\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" exec ${quoted(node)} "$@"\n`;
  rmSync(bin, { force: true });
  writeFileSync(bin, script, { mode: 0o755 });
}

function quoted(path) {
  return `'${path.replaceAll("'", "'\\''")}'`;
}
