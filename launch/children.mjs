import { spawn } from "node:child_process";
import { project } from "./project.mjs";
import { Refusal } from "./refusal.mjs";

// each child that runs, with the time it gets to end in when it is asked to
const running = new Map();
const tie = new URL("tied.mjs", import.meta.url).href;
// one Ctrl-C arrives twice: from the terminal and from npm
const sameKeyPress = 500;
// npm ci, for one, goes on for minutes; what a tool leaves half done is done again
const patienceWithTools = 3000;
const parent = process.ppid;
let asked;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, passOn);

// npm hands a signal to the shell between us, which dies of it without a word to us
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    passOn("SIGTERM");
  }, 250).unref();
}

/** A tool that works for us. Ends this process too when it was asked to end meanwhile. */
export async function runTool(program, args, { env = process.env, cwd = project, hear } = {}) {
  const stdio = ["ignore", "inherit", hear ? "pipe" : "inherit"];
  const end = await ended(spawn(program, args, { cwd, env, stdio, detached: true }), patienceWithTools, hear);
  if (asked) await leaveBy(asked.signal);
  return end.code ?? 1;
}

/**
 * The project's own program, with Node 26. Should this process be killed outright, the program is ended by the
 * tie. This process leaves as the program did.
 */
export async function becomeProgram(node, args, env) {
  const stdio = ["inherit", "inherit", "inherit", "ipc"];
  const program = spawn(node, ["--import", tie, ...args], { cwd: project, env, stdio, detached: true });
  const { code, signal } = await ended(program, Infinity);
  if (signal) await leaveBy(signal);
  process.exit(code);
}

function ended(child, patience, hear) {
  running.set(child, patience);
  child.stderr?.on("data", (chunk) => hear(chunk.toString()));
  return new Promise((finish, fail) => {
    child.on("error", (error) => {
      running.delete(child);
      fail(Object.assign(new Refusal(`${child.spawnfile} cannot be run (${error.message}).`), { code: error.code }));
    });
    child.on("close", (code, signal) => {
      running.delete(child);
      finish({ code, signal });
    });
  });
}

function passOn(signal) {
  const repeated = signal === asked?.signal && performance.now() - asked.at < sameKeyPress;
  if (repeated) return;
  asked = { signal, at: performance.now() };
  // a closed terminal is no reason to leave in disorder
  for (const [child, patience] of running) {
    signalGroup(child, signal === "SIGHUP" ? "SIGTERM" : signal);
    if (patience < Infinity) setTimeout(() => running.has(child) && signalGroup(child, "SIGKILL"), patience);
  }
  if (running.size === 0) void leaveBy(signal);
}

/** Each child leads a group (`detached`): a signal comes to it once, through us, and to its workers too. */
function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // it has just ended
  }
}

/** Ends this process by the signal itself, so that the shell above sees what happened. */
function leaveBy(signal) {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  return new Promise(() => setInterval(() => {}, 1000));
}
