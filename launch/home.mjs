import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";

/** Tools keep caches at home; where there is no home that can be written, they get one for the time of this run. */
export function ensureHome() {
  // an empty HOME makes npm create a folder named "~"
  if (process.env.HOME === "") delete process.env.HOME;
  process.env.HOME = writableHome() ?? temporaryHome();
}

function writableHome() {
  try {
    const home = homedir();
    accessSync(home, constants.W_OK);
    return home;
  } catch {
    return undefined;
  }
}

function temporaryHome() {
  const home = mkdtempSync(join(tmpdir(), "farwave-home-"));
  process.on("exit", () => rmSync(home, { recursive: true, force: true }));
  return home;
}
