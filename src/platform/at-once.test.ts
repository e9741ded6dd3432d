import { expect, test } from "vitest";
import { openAtOnce } from "./at-once.server.ts";
import { openMetrics } from "./metrics.server.ts";

/** A shop whose clock and processor are told what to say. */
function opened(most: number) {
  const load = { at: 0, busy: false };
  const atOnce = openAtOnce(most, openMetrics(), { now: () => load.at, isBusy: () => load.busy });
  const waiting: (() => void)[] = [];
  const begin = () => atOnce.make(() => new Promise<string>((done) => waiting.push(() => done("made"))));
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
  /** Busy for so many seconds, in each of which so many are finished and others come in their place. */
  const learn = async (seconds: number, each: number) => {
    load.busy = true;
    for (let second = 0; second < seconds; second++) {
      await letIn(each);
      await finish(each);
      load.at += 1000;
      atOnce.isFull();
    }
    load.busy = false;
  };
  return { load, letIn, finish, learn, isFull: () => atOnce.isFull() };
}

test("before a crowd has shown what is finished here, 240 are let in", async () => {
  const { letIn, isFull } = opened(1000);
  expect([(await letIn(300)).count, isFull()]).toEqual([240, true]);
});

test("no more are let in than are finished in 0.6 s, and never fewer than 64", async () => {
  const { letIn, finish, learn } = opened(256);
  // what is known is halved by every look, so that one pause of the machine is not taken for all that can be done
  await learn(1, 60);
  expect((await letIn(256)).count).toBe(138);
  await finish(138);
  await learn(20, 10);
  expect((await letIn(256)).count).toBe(64);
});

test("a crowd that comes out of quiet meets the room that the last one has left", async () => {
  const { load, letIn, learn } = opened(256);
  await learn(1, 60);
  load.at += 3_600_000;
  expect((await letIn(256)).count).toBe(138);
});

test("the limit that was set holds, however fast it goes", async () => {
  const { load, letIn, finish } = opened(100);
  load.busy = true;
  for (let look = 0; look < 20; look++) {
    for (let round = 0; round < 20; round++) {
      await letIn(60);
      await finish(60);
    }
    load.at += 200;
  }
  expect((await letIn(200)).count).toBe(100);
});

test("whoever waits for others through a time that is not busy takes no room, up to the limit; while it is busy they count more at each look", async () => {
  const { load, letIn, finish, isFull } = opened(600);
  expect((await letIn(300)).count).toBe(240);
  // they came in the middle of this one, and are there all through the next
  for (load.at of [1_000, 2_000]) isFull();
  expect((await letIn(300)).count).toBe(240);
  for (load.at of [3_000, 4_000]) isFull();
  expect((await letIn(300)).count).toBe(120);
  for (load.at of [5_000, 6_000]) isFull();
  // half of 600 and, of 400 a second before and none now, 120
  load.busy = true;
  load.at = 7_000;
  isFull();
  await finish(180);
  expect(isFull()).toBe(true);
  await finish(1);
  expect(isFull()).toBe(false);
});

test("who is turned away hears TRY_AGAIN_LATER, and is counted", async () => {
  const { letIn } = opened(1);
  const { asked } = await letIn(2);
  expect(await asked[1]).toMatchObject({ code: "TRY_AGAIN_LATER" });
});
