import { createHash } from "node:crypto";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { runTool } from "./children.mjs";
import { npm } from "./install.mjs";
import { thisMachine } from "./machine.mjs";
import { project } from "./project.mjs";

const name = "@sparticuz/chromium";
const version = "153.0.0";
const sha512 = "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==";
const caches = join(project, "node_modules/.cache");
const kept = join(caches, `chromium-${version}`);

/**
 * Chromium without its windows at one version, for the journeys alone: optimised, it takes a sixth less of the processor
 * than Debian's, and is the same on every machine. It is no dependency, since nobody who starts the shop needs its
 * 68 MB. `undefined` where it does not run or the registry does not have it.
 */
export async function pinnedChromium() {
  const { platform, arch, glibc } = thisMachine();
  if (platform !== "linux" || arch !== "x64" || !glibc) return undefined;
  if (existsSync(kept)) return kept;
  mkdirSync(caches, { recursive: true });
  const work = mkdtempSync(join(caches, "chromium-"));
  try {
    return await unpacked(work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function unpacked(work) {
  const [program, ...first] = npm();
  // without a network it is another browser at once, and not after a minute of tries
  const quickly = ["--silent", "--ignore-scripts", "--fetch-retries=0"];
  const packed = [...first, "pack", ...quickly, "--pack-destination", work, `${name}@${version}`];
  if ((await runTool(program, packed)) !== 0) return undefined;
  const archive = join(
    work,
    readdirSync(work).find((file) => file.endsWith(".tgz")),
  );
  if (
    createHash("sha512")
      .update(await readFile(archive))
      .digest("base64") !== sha512
  )
    throw new Error(`${name}@${version} is not what it was when it was chosen.`);
  if ((await runTool("tar", ["-xzf", archive, "-C", work, "package/bin/chromium.br"])) !== 0) return undefined;
  const ready = join(work, "chromium");
  await pipeline(
    createReadStream(join(work, "package/bin/chromium.br")),
    createBrotliDecompress(),
    createWriteStream(ready, { mode: 0o755 }),
  );
  // whoever unpacks beside us gets the same
  renameSync(ready, kept);
  return kept;
}
