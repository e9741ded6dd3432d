import { expect, test } from "vitest";
import { openAtOnce } from "./at-once.server.ts";
import { openMetrics } from "./metrics.server.ts";

/** A shop whose clock and processor are told what to say. */
function opened(most: number) {
  const load = { at: 0, busy: 0 };
  const atOnce = openAtOnce(most, openMetrics(), { now: () => load.at, busyShare: () => load.busy });
  const waiting: (() => void)[] = [];
  const begin = () => atOnce(() => new Promise<string>((done) => waiting.push(() => done("made"))));
  /** How many of so many who come now are let in; all of them go on waiting. */
  const letIn = async (count: number) => {
    const before = waiting.length;
    const asked = Array.from({ length: count }, () => begin().catch((error: Error) => error));
    await Promise.resolve();
    return { asked, count: waiting.length - before };
  };
  const finish = async (count: number) => {
    for (const done of waiting.splice(0, count)) done();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { load, letIn, finish };
}

test("while the processor has pauses, whoever waits for others is no load: the limit is the one that was set", async () => {
  const { load, letIn, finish } = opened(100);
  await letIn(90);
  await finish(3);
  load.at = 5_000;
  load.busy = 0.5;
  expect((await letIn(50)).count).toBe(13);
});

test("while the processor is what they wait for, no more are let in than are finished in 0.4 s, and never fewer than 64", async () => {
  const { load, letIn, finish } = opened(256);
  await letIn(256);
  await finish(100);
  load.at = 500;
  load.busy = 1;
  // 100 in half a second are 80 in 0.4 s, and 156 are still there
  expect((await letIn(50)).count).toBe(0);
  await finish(100);
  expect((await letIn(50)).count).toBe(24);
  await finish(80);
  load.at = 1_000_000;
  expect((await letIn(80)).count).toBe(64);
});

test("once the processor has pauses again, all are let in again", async () => {
  const { load, letIn } = opened(100);
  load.at = 1_000;
  load.busy = 1;
  expect((await letIn(100)).count).toBe(64);
  load.at = 1_200;
  load.busy = 0.2;
  expect((await letIn(100)).count).toBe(36);
});

test("who is turned away hears TRY_AGAIN_LATER, and is counted", async () => {
  const { letIn } = opened(1);
  const { asked } = await letIn(2);
  expect(await asked[1]).toMatchObject({ code: "TRY_AGAIN_LATER" });
});
