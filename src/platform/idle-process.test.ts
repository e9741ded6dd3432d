import { execFile, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import {
  allowedProcessors,
  forkIdle,
  isLetBeIdle,
  keepFromStarving,
  mayBeIdle,
  processorsIn,
} from "./idle-process.server.ts";

const nobody = 65_534;
/** Root is not enough in a container that may not change how it is scheduled, nor in a folder that is root's alone. */
const mayBecomeNobody =
  mayBeIdle() &&
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, [new URL("echo-process.world.ts", import.meta.url).pathname], {
    uid: nobody,
    gid: nobody,
    cwd: "/",
    timeout: 5000,
  }).status === 0;

/** How Linux schedules a process of a server that `user` runs, by `echo-process.world.ts`. */
async function policyUnder(user: number): Promise<string> {
  const at = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const server = `
    import { fileURLToPath } from "node:url";
    import { forkIdle } from ${at("./idle-process.server.ts")};
    const child = forkIdle(fileURLToPath(${at("./echo-process.world.ts")}), ["400000000"], { niceness: 15, serialization: "advanced" });
    child.on("message", ({ answer }) => {
      console.log(answer);
      child.disconnect();
    });
    child.send({ id: 1, asked: "policy" });`;
  const wish = ["--input-type=module", "-e", server];
  const { stdout } = await promisify(execFile)(process.execPath, wish, { uid: user, gid: user, cwd: "/" });
  return stdout.trim();
}

test.runIf(mayBecomeNobody)("it gives up its share only where the system lets it be given back", async () => {
  expect([await policyUnder(0), await policyUnder(nobody)]).toEqual(["5", "0"]);
});

test("processors are read as Linux lists them", () => {
  expect(["0", "0-1", "2-3,7", "0-2,5-6"].map(processorsIn)).toEqual([[0], [0, 1], [2, 3, 7], [0, 1, 2, 5, 6]]);
});

const { besidePages } = allowedProcessors();

test.runIf(mayBeIdle() && besidePages !== "")("it gives up nothing where it may not leave a processor alone", () => {
  expect(["/usr/bin/taskset", "/no/such/file", "/usr/bin/false"].map(isLetBeIdle)).toEqual([true, false, false]);
});

test.runIf(mayBeIdle() && besidePages !== "")("it leaves one processor alone", async () => {
  const file = new URL("echo-process.world.ts", import.meta.url).pathname;
  const child = forkIdle(file, ["400000000"], { niceness: 15, serialization: "advanced" });
  child.send({ id: 1, asked: "processors" });
  const [{ answer }] = (await once(child, "message")) as [{ answer: string }];
  expect(processorsIn(answer)).toEqual(processorsIn(besidePages));
  child.disconnect();
});

test.runIf(mayBeIdle())(
  "one that has most of a processor is left as it is; one that has too little is not, until its task is done",
  async () => {
    vi.useFakeTimers();
    const file = new URL("echo-process.world.ts", import.meta.url).pathname;
    const options = { execPath: "/usr/bin/chrt", execArgv: ["--idle", "0", process.execPath] };
    const child = fork(file, ["400000000"], { ...options, serialization: "advanced" });
    const policy = async (asked: string) => {
      child.send({ id: 1, asked });
      const [{ answer }] = (await once(child, "message")) as [{ answer: string }];
      return answer;
    };
    expect(await policy("policy")).toBe("5");
    let had = 0;
    const stopWatching = keepFromStarving(child, () => had);
    for (const more of [1990, 500]) {
      had += more;
      await vi.advanceTimersByTimeAsync(2000);
    }
    expect(await policy("policy")).toBe("5");
    had += 490;
    await vi.advanceTimersByTimeAsync(2000);
    expect(await policy("policy as soon as it has a share")).toBe("0");
    stopWatching();
    expect(await policy("policy as soon as it is idle")).toBe("5");
    expect(vi.getTimerCount()).toBe(0);
    child.disconnect();
    vi.useRealTimers();
  },
);
