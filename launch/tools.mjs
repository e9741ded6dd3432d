import { readFileSync } from "node:fs";
import { join } from "node:path";
import { project } from "./project.mjs";

/** The script behind a command of an installed package, to be run by the Node of our choice. */
export function toolFile(name, packageName = name) {
  const folder = join(project, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[name]);
}
