import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "./refusal.mjs";

const longest = 10 * 60_000;

/** Runs `act` while no other command of this folder does: two installations, or two builds, destroy each other. */
export async function alone(folder, act) {
  const lock = join(folder, "dist/.at-work");
  let told = false;
  while (!taken(lock)) {
    if (!told) console.log("another command is preparing this folder; waiting for it");
    told = true;
    await pause(100);
  }
  try {
    return await act();
  } finally {
    rmSync(lock, { force: true });
  }
}

function taken(lock) {
  try {
    mkdirSync(dirname(lock), { recursive: true });
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") {
      throw new Refusal(
        `${lock} cannot be written (${error.code}); start as the owner of the folder, or give it to this user with chown.`,
      );
    }
    if (!isLeftBehind(lock)) return false;
    rmSync(lock, { force: true });
    return taken(lock);
  }
}

function isLeftBehind(lock) {
  try {
    const holder = Number(readFileSync(lock, "utf8"));
    if (holder === process.pid || Date.now() - statSync(lock).mtimeMs > longest) return true;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    // EPERM: alive, and another user's; ENOENT: released just now
    return error.code === "ESRCH";
  }
}
