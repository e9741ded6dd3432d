import { delimiter, dirname, join } from "node:path";
import { ensureHome } from "./home.mjs";
import { install } from "./install.mjs";
import { ensureLibatomic } from "./libatomic.mjs";
import { findNode, runtimePackage, thisMachine } from "./machine.mjs";
import { project } from "./project.mjs";

/** Makes the folder ready to run from whatever state it is in; the answer is the Node 26 to run with. */
export async function prepare() {
  const machine = thisMachine();
  runtimePackage(machine);
  ensureHome();
  await install(project);
  const node = findNode(machine);
  await ensureLibatomic(node);
  // tools that look for `node` or for each other find those of the lockfile
  process.env.PATH = [dirname(node), join(project, "node_modules/.bin"), process.env.PATH].join(delimiter);
  return node;
}
