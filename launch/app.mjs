import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { alone } from "./alone.mjs";
import { runTool } from "./children.mjs";
import { compressAssets } from "./compress.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { project } from "./project.mjs";
import { Refusal } from "./refusal.mjs";
import { timed } from "./timing.mjs";
import { toolFile } from "./tools.mjs";

const builtFrom = join(project, "dist/.built-from");

/** Builds what browsers get and what renders pages, unless dist/ was made from the very same sources. */
export async function buildApp(node) {
  // a finished build may lie where nothing can be written
  if (isBuiltFrom(fingerprint(project))) return;
  await alone(project, async () => {
    const sources = fingerprint(project);
    if (!isBuiltFrom(sources)) await buildFrom(sources, node);
  });
}

function isBuiltFrom(sources) {
  return existsSync(builtFrom) && readFileSync(builtFrom, "utf8") === sources;
}

async function buildFrom(sources, node) {
  // first of all: a build that is broken off must not look finished
  rmSync(builtFrom, { force: true });
  await timed("art", () => drawArt(node));
  await timed("build", async () => {
    await vite(node, ["--outDir", "dist/client"]);
    await vite(node, ["--ssr", "src/sites/storefront/render.server.tsx", "--outDir", "dist/server/storefront"]);
    const ofConsole = ["--config", "vite.console.config.ts"];
    await vite(node, [...ofConsole, "--outDir", "dist/client"]);
    await vite(node, [...ofConsole, "--ssr", "src/sites/console/render.server.tsx", "--outDir", "dist/server/console"]);
    await vite(node, ["--config", "vite.server.config.ts", "--ssr"]);
  });
  await timed("compress", () => compressAssets(join(project, "dist/client")));
  writeFileSync(builtFrom, sources);
}

export async function drawArt(node) {
  const code = await runTool(node, ["scripts/draw-art.ts"]);
  if (code !== 0)
    throw new Refusal(`Drawing the pictures failed (scripts/draw-art.ts, code ${code}); its words above say why.`);
}

async function vite(node, options) {
  const env = { ...process.env, NODE_ENV: "production" };
  const code = await runTool(node, [toolFile("vite"), "build", "--logLevel", "warn", ...options], { env });
  if (code !== 0)
    throw new Refusal(`The build failed (vite build ${options.join(" ")}, code ${code}); its words above say why.`);
}
