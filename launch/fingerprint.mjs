import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const inputs = [
  "src",
  "public",
  "scripts",
  "vite.config.ts",
  "vite.console.config.ts",
  "vite.server.config.ts",
  "tsconfig.json",
  "package-lock.json",
];

/** One sha256 over everything that the built shop is made of. */
export function fingerprint(folder) {
  const hash = createHash("sha256");
  for (const path of inputs.flatMap((input) => filesBelow(folder, input))) {
    const bytes = readFileSync(join(folder, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

function filesBelow(folder, path) {
  // public/art is drawn by the build itself; tests are not built
  if (!existsSync(join(folder, path)) || path === "public/art" || /\.test\.tsx?$/.test(path)) return [];
  if (!statSync(join(folder, path)).isDirectory()) return [path];
  return readdirSync(join(folder, path))
    .sort()
    .flatMap((name) => filesBelow(folder, `${path}/${name}`));
}
