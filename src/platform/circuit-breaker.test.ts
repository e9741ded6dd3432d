import { expect, test } from "vitest";
import { circuitBreaker } from "./circuit-breaker.ts";

const silent = new Error("no answer");
const refused = new Error("a refusal");

function breakerAtNine() {
  let now = Date.UTC(2026, 10, 28, 9);
  let asked = 0;
  const clock = () => new Date(now);
  const guard = circuitBreaker({
    clock,
    isFailure: (error) => error === silent,
    unavailable: () => new Error("at once"),
  });
  const said = async (seconds: number, end: () => string) =>
    guard(async () => {
      asked++;
      now += seconds * 1000;
      return end();
    }).catch((error: Error) => error.message);
  const no = (error: Error) => () => {
    throw error;
  };
  return {
    guard,
    asked: () => asked,
    pass: (seconds: number) => void (now += seconds * 1000),
    answers: async () => said(0, () => "an answer"),
    isSilent: async (seconds = 8) => said(seconds, no(silent)),
    refuses: async () => said(8, no(refused)),
  };
}

async function fourInVain() {
  const service = breakerAtNine();
  for (let call = 0; call < 4; call++) expect(await service.isSilent()).toBe("no answer");
  return service;
}

test("after four calls that waited in vain the next fails at once, and is not made", async () => {
  const service = await fourInVain();
  expect(await service.answers()).toBe("at once");
  expect(service.asked()).toBe(4);
});

test("five seconds later one tries, and its answer opens the way for all", async () => {
  const service = await fourInVain();
  service.pass(5);
  expect(await service.answers()).toBe("an answer");
  expect(await service.answers()).toBe("an answer");
});

test("a try in vain lets the others wait five seconds more", async () => {
  const service = await fourInVain();
  service.pass(5);
  expect(await service.isSilent()).toBe("no answer");
  service.pass(4);
  expect(await service.answers()).toBe("at once");
  service.pass(1);
  expect(await service.answers()).toBe("an answer");
});

test("while one tries nobody else does, however long it takes", async () => {
  const service = await fourInVain();
  service.pass(5);
  const trial = Promise.withResolvers<string>();
  const trying = service.guard(() => trial.promise);
  service.pass(60);
  expect(await service.answers()).toBe("at once");
  trial.resolve("late");
  expect(await trying).toBe("late");
  expect(await service.answers()).toBe("an answer");
});

test("whoever comes while one tries goes on once that one is answered", async () => {
  const service = await fourInVain();
  service.pass(5);
  const trial = Promise.withResolvers<string>();
  const trying = service.guard(() => trial.promise);
  const waiting = [service.answers(), service.answers()];
  expect(service.asked()).toBe(4);
  trial.resolve("soon");
  expect([await trying, ...(await Promise.all(waiting))]).toEqual(["soon", "an answer", "an answer"]);
});

test("a try that is answered quickly, if only by an error, shows that nobody is kept waiting", async () => {
  const service = await fourInVain();
  service.pass(5);
  expect(await service.isSilent(0)).toBe("no answer");
  expect(await service.answers()).toBe("an answer");
});

test("calls of before somebody was answered, and that end in vain later, do not count", async () => {
  const service = breakerAtNine();
  const old = Array.from({ length: 4 }, () => Promise.withResolvers<string>());
  const calls = old.map(({ promise }) => service.guard(() => promise).catch((error: Error) => error.message));
  service.pass(10);
  expect(await service.answers()).toBe("an answer");
  for (const { reject } of old) reject(silent);
  expect(new Set(await Promise.all(calls))).toEqual(new Set(["no answer"]));
  expect(await service.answers()).toBe("an answer");
});

test.each([
  ["an answer", "answers", "an answer"],
  ["a refusal, which is an answer", "refuses", "a refusal"],
] as const)("%s between them begins the count anew", async (_, call, said) => {
  const service = breakerAtNine();
  for (let one = 0; one < 3; one++) await service.isSilent();
  expect(await service[call]()).toBe(said);
  for (let one = 0; one < 3; one++) await service.isSilent();
  expect(await service.answers()).toBe("an answer");
});

test("what fails quickly holds nobody up, and is asked every time", async () => {
  const service = breakerAtNine();
  for (let one = 0; one < 20; one++) expect(await service.isSilent(0)).toBe("no answer");
});
