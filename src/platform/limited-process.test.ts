import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { mayBeIdle } from "./idle-process.server.ts";
import { openLimitedProcess, ProcessBusy, type ProcessLimits } from "./limited-process.server.ts";
import { openProcessPlaces, type ProcessPlaces } from "./process-places.server.ts";

const opened = (
  places: ProcessPlaces,
  { niceness = 15, waiting = 2, ...limits }: { niceness?: number } & Partial<ProcessLimits> = {},
) =>
  openLimitedProcess<string, string>({
    file: join(import.meta.dirname, "echo-process.world.ts"),
    niceness,
    places,
    broken: "broken",
    limits: { waiting, milliseconds: 55_000, megabytes: 400, ...limits },
  });
afterEach(() => vi.useRealTimers());

test("whoever has waited long enough is told so at that moment, though no place comes free; one that is begun is left to end", async () => {
  vi.useFakeTimers();
  const grants: (() => void)[] = [];
  let given = 0;
  const places = { take: (_: number, begin: () => void) => void grants.push(begin), giveBack: () => void given++ };
  const texts = opened(places, { patience: 15_000 });
  const told: string[] = [];
  const ask = (name: string) =>
    texts.ask(name).catch((error) => told.push(`${name} ${error instanceof ProcessBusy ? "busy" : error}`));
  void ask("first");
  await vi.advanceTimersByTimeAsync(10_000);
  void ask("second");
  await vi.advanceTimersByTimeAsync(4_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(["first busy"]);
  // its place in the queue is free again
  void ask("never answered");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual(["first busy", "second busy"]);
  grants.shift()!();
  await vi.advanceTimersByTimeAsync(30_000);
  expect([told, given]).toEqual([["first busy", "second busy"], 0]);
  texts.close();
  await vi.advanceTimersByTimeAsync(0);
  expect([told.at(-1), given, vi.getTimerCount()]).toEqual(["never answered busy", 1, 0]);
});

test("behind another the longest wait goes on, and does not begin anew", async () => {
  vi.useFakeTimers();
  const grants: { begin: () => void; longestMs: number | undefined }[] = [];
  const places: ProcessPlaces = {
    take: (_, begin, longestMs) => void grants.push({ begin, longestMs }),
    giveBack: () => undefined,
  };
  const checks = opened(places, { waiting: 3, longestWait: 5000 });
  const [first, second, third] = ["first", "second", "third"].map((name) => checks.ask(name));
  for (const waited of [2000, 4000]) {
    await vi.advanceTimersByTimeAsync(waited);
    grants.at(-1)!.begin();
    await (waited === 2000 ? first : second);
  }
  expect(grants.map(({ longestMs }) => longestMs)).toEqual([5000, 3000, 0]);
  grants.at(-1)!.begin();
  expect(await third).toBe("third");
  checks.close();
});

test("a place that comes when nobody waits any more is given back", async () => {
  vi.useFakeTimers();
  const grants: (() => void)[] = [];
  let given = 0;
  const places = { take: (_: number, begin: () => void) => void grants.push(begin), giveBack: () => void given++ };
  const texts = opened(places, { patience: 15_000 });
  const late = expect(texts.ask("late")).rejects.toThrow(ProcessBusy);
  await vi.advanceTimersByTimeAsync(15_000);
  await late;
  grants.shift()!();
  expect(given).toBe(1);
  texts.close();
});

test("what is more urgent goes first as long as more of it waits, and one of the others in between", async () => {
  const places = openProcessPlaces(1);
  const [checks, texts] = [opened(places, { niceness: 10, waiting: 6 }), opened(places)];
  const order: string[] = [];
  const noted = (answer: Promise<string>) => answer.then((name) => order.push(name));
  await Promise.all([
    ...Array.from({ length: 6 }, () => noted(checks.ask("check"))),
    ...["text", "text"].map((name) => noted(texts.ask(name))),
  ]);
  const five = Array.from({ length: 5 }, () => "check");
  expect(order).toEqual([...five, "text", "check", "text"]);
  for (const one of [checks, texts]) one.close();
});

test.runIf(mayBeIdle())(
  "it leaves the processor to whatever wants it, and has a share of it after two seconds without",
  async () => {
    vi.useFakeTimers();
    const texts = opened(openProcessPlaces(1));
    expect(await texts.ask("policy")).toBe("5");
    const slow = texts.ask("policy as soon as it has a share");
    await vi.advanceTimersByTimeAsync(2000);
    expect(await slow).toBe("0");
    texts.close();
  },
);

test("what nobody waits for comes behind those that somebody waits for, also those that come later", async () => {
  const texts = opened(openProcessPlaces(1));
  const order: string[] = [];
  const noted = (answer: Promise<string>) => answer.then((name) => order.push(name));
  await Promise.all([
    noted(texts.ask("begun")),
    noted(texts.ask("for a reviewer", true)),
    noted(texts.ask("for whoever waits")),
  ]);
  expect(order).toEqual(["begun", "for whoever waits", "for a reviewer"]);
  texts.close();
});
