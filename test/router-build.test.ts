import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin, UserConfig } from "vite";
import { expect, test } from "vitest";
import config from "../vite.config.ts";

const router = dirname(createRequire(import.meta.url).resolve("react-router/package.json"));
const sources = globSync("dist/production/**/*.js", { cwd: router }).map((file) =>
  readFileSync(join(router, file), "utf8"),
);

type Transform = { handler: (code: string) => { code: string } };
const plugin = ((config as (env: object) => UserConfig)({ isSsrBuild: false }).plugins as Plugin[])
  .flat()
  .find((one) => one?.name === "drop-unused-router-parts")!;
const built = sources.map((code) => (plugin.transform as unknown as Transform).handler(code).code);

const count = (codes: string[], pattern: RegExp) =>
  codes.reduce((sum, code) => sum + (code.match(pattern)?.length ?? 0), 0);

/** Each pattern of the build, and how often it occurs in the version that the lockfile has: another count is a change. */
test.each([
  ["names for the developer tools", /^\w+\.displayName = /gm, 19],
  ["components that look used", /(?<!\/\* @__PURE__ \*\/ )\bReact\$1\.forwardRef\(/g, 4],
  ["options that the shop never gives", /\binit\.(instrumentations|patchRoutesOnNavigation)\b/g, 8],
  ["errors of server components", /\bif \(this\.context\b/g, 2],
  ["warnings of the development server", /(?:^\t+|\) )(?:warning|warnOnce)\(/gm, 37],
  ["what is said of what never happens", /\binvariant\(.*, (?:"[^"]*"|`[^`]*`)\);$/gm, 74],
])("the build still finds in the router, and drops: %s (decision 43)", (_, pattern, expected) => {
  expect(count(sources, pattern)).toBe(expected);
  expect(count(built, pattern)).toBe(0);
});
