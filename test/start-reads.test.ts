import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "..");

/**
 * Packages that a start does not read: the code that needs one imports it on first use. Together they were a third of a
 * start's processor time and some 80 MB of an idle server.
 */
const readWhenNeeded = [
  "stripe",
  "nodemailer",
  "web-push",
  "pdfkit",
  "@simplewebauthn/server",
  "yaml",
  "openid-client",
  "@peculiar/asn1-cms",
  "fflate",
];

/** Files and packages that are loaded with a file, each with the file that imports it. */
function loadedWith(entry: string): Map<string, string> {
  const loaded = new Map([[join(project, entry), ""]]);
  for (const file of loaded.keys()) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, path] of readFileSync(file, "utf8").matchAll(
      /^(?:import|export)\s(?!type\b)(?:[^;]*?\sfrom\s)?"([^"]+)";$/gm,
    )) {
      const to = path!.startsWith(".") ? join(dirname(file), path!) : path!;
      if (!loaded.has(to)) loaded.set(to, relative(project, file));
    }
  }
  return loaded;
}

test("a start reads no package that only some settings, or a few visitors, need", () => {
  const loaded = loadedWith("src/start.server.ts");
  expect(loaded.has("fastify")).toBe(true);
  expect(readWhenNeeded.flatMap((name) => (loaded.has(name) ? [`${loaded.get(name)} imports ${name}`] : []))).toEqual(
    [],
  );
});
