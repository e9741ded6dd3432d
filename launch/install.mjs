import { createHash } from "node:crypto";
import { existsSync, readFileSync, statfsSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { alone } from "./alone.mjs";
import { runTool } from "./children.mjs";
import { thisMachine } from "./machine.mjs";
import { Refusal } from "./refusal.mjs";
import { timed } from "./timing.mjs";

// node_modules, and npm's cache on the way to it
const needed = 1000;

const causes = [
  [/ENOSPC|no space left/i, `The disk is full; free ${needed} MB and start again.`],
  [
    /EUSAGE|can only install packages when/,
    "package.json and package-lock.json do not agree; run npm install and commit both.",
  ],
  [
    /EACCES|EPERM|EROFS/,
    "This user may not write node_modules here; start as the owner of the folder, or give it to this user with chown.",
  ],
  [/EINTEGRITY/, "A package is not what the lockfile says; run npm cache clean --force and start again."],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/,
    "The package registry cannot be reached; check the network, or name your proxy or mirror with npm config, and start again.",
  ],
];

/** What a failed `npm ci` means for the person in front of it. */
export function meaningOf(words, code) {
  const known = causes.find(([pattern]) => pattern.test(words));
  return known?.[1] ?? `npm ci ended with code ${code}; its words above say why.`;
}

/** Whether node_modules was made from this lockfile: by us, or by someone who ran npm themselves. */
export function isInstalled(folder) {
  const lockfile = readFileSync(join(folder, "package-lock.json"));
  const marker = join(folder, "node_modules/.installed-from");
  if (existsSync(marker)) return readFileSync(marker, "utf8") === sha256(lockfile);
  const installed = join(folder, "node_modules/.package-lock.json");
  return existsSync(installed) && agrees(JSON.parse(lockfile), JSON.parse(readFileSync(installed)));
}

export async function install(folder) {
  if (!isInstalled(folder)) {
    await alone(folder, async () => {
      if (!isInstalled(folder)) await timed("install", () => npmCi(folder));
    });
  }
  const marker = join(folder, "node_modules/.installed-from");
  if (!existsSync(marker)) writeMarker(marker, sha256(readFileSync(join(folder, "package-lock.json"))));
}

async function npmCi(folder) {
  refuseFullDisk(folder);
  const [program, ...first] = npm();
  let words = "";
  const hear = (chunk) => {
    words += chunk;
    process.stderr.write(chunk);
  };
  // NODE_ENV=production would leave out what builds the shop. No package needs its install script, and npm silently
  // drops an optional one whose script fails: PostgreSQL, where Node 26 does not start yet
  const args = [...first, "ci", "--include=dev", "--include=optional", "--ignore-scripts", "--loglevel=error"];
  const code = await runTool(program, args, { hear }).catch((error) => {
    throw error.code === "ENOENT"
      ? new Refusal("npm was not found; install Node.js together with npm and start again.")
      : error;
  });
  if (code !== 0) throw new Refusal(meaningOf(words, code));
}

/** npm itself reports a full disk as a folder that it cannot find. */
function refuseFullDisk(folder) {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  const mayReplace = existsSync(join(folder, "node_modules"));
  if (free < needed && !mayReplace)
    throw new Refusal(
      `The disk has ${free} MB left and Farwave needs ${needed} MB to install; free some and start again.`,
    );
}

export function npm() {
  const running = process.env.npm_execpath;
  return running && basename(running) === "npm-cli.js" ? [process.execPath, running] : ["npm"];
}

function agrees(lockfile, installed) {
  return Object.entries(lockfile.packages).every(([path, wanted]) => {
    const found = installed.packages[path];
    if (path === "") return true;
    if (!found) return Boolean(wanted.optional) && !isForThisMachine(wanted);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

function isForThisMachine({ os, cpu, libc }) {
  const { platform, arch, glibc } = thisMachine();
  const names = (list, value) => [list].flat().includes(value);
  return names(os, platform) && names(cpu, arch) && (libc === undefined || names(libc, glibc ? "glibc" : "musl"));
}

function writeMarker(marker, text) {
  try {
    writeFileSync(marker, text);
  } catch {
    // installed by another user: the comparison answers again next time
  }
}

function sha256(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}
