import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const children = new URL("children.mjs", import.meta.url).href;

/** A launcher, in a process group of its own like one in a shell, of a shop that counts the signals it is sent. */
function launcher(shop: string) {
  const folder = mkdtempSync(join(tmpdir(), "farwave-launch-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "shop.mjs");
  writeFileSync(file, shop);
  const script = `const { becomeProgram } = await import("${children}"); await becomeProgram(process.execPath, ["${file}"], process.env);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const hears = (word: string) =>
    new Promise<void>((heard) => {
      const look = () => said.includes(word) && heard();
      child.stdout.on("data", look);
      look();
    });
  // `close` comes when the shop, too, has let go of the output
  const end = new Promise<{ code: number | null; signal: string | null; said: string }>((finish) =>
    child.on("close", (code, signal) => finish({ code, signal, said })),
  );
  return { pid: child.pid ?? 0, hears, end };
}

const shop = `
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {
  console.log(signal);
  if (signal === "SIGTERM") process.exit(5);
});
setInterval(() => {}, 1000);
console.log("open");
`;

it("hands Ctrl-C on once, and leaves with the shop's own code", async () => {
  const { pid, hears, end } = launcher(shop);
  await hears("open");
  process.kill(-pid, "SIGINT");
  await hears("SIGINT");
  process.kill(pid, "SIGTERM");
  expect(await end).toEqual({ code: 5, signal: null, said: "open\nSIGINT\nSIGTERM\n" });
});

it("ends the shop in order when a terminal closes", async () => {
  const { pid, hears, end } = launcher(shop);
  await hears("open");
  process.kill(pid, "SIGHUP");
  expect(await end).toMatchObject({ code: 5, said: "open\nSIGTERM\n" });
});

it("leaves no orphan when it is killed outright", async () => {
  const { pid, hears, end } = launcher(shop);
  await hears("open");
  process.kill(pid, "SIGKILL");
  expect(await end).toEqual({ code: null, signal: "SIGKILL", said: "open\nSIGTERM\n" });
});

it("ends by the signal that ended the shop", async () => {
  const { end } = launcher('process.kill(process.pid, "SIGABRT"); setInterval(() => {}, 1000);');
  expect(await end).toMatchObject({ code: null, signal: "SIGABRT" });
});

it("lets a program end by itself", async () => {
  const { end } = launcher("process.exitCode = 3;");
  expect(await end).toMatchObject({ code: 3, signal: null });
});
