import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { jobsInHand } from "./jobs-in-hand.server.ts";

function hands() {
  const events = new EventEmitter();
  let now = 0;
  const tell = (event: string) => (id: string) => void events.emit(event, { job: { id } });
  return {
    inHand: jobsInHand(events, () => now),
    begin: tell("job:start"),
    end: tell("job:complete"),
    pass: (seconds: number) => void (now += seconds * 1000),
  };
}

test("a job is in hand for as long as it runs, and for ten seconds more, in which its end may be on its way", () => {
  const { inHand, begin, end, pass } = hands();
  expect(inHand.has("1")).toBe(false);
  begin("1");
  pass(86_400);
  inHand.forgetOld();
  expect(inHand.has("1")).toBe(true);
  end("1");
  pass(9.9);
  expect(inHand.has("1")).toBe(true);
  pass(0.2);
  expect(inHand.has("1")).toBe(false);
});

test("a job that was given away while it ran, and came back, is in hand until its last run has ended", () => {
  const { inHand, begin, end, pass } = hands();
  begin("1");
  begin("1");
  end("1");
  pass(60);
  inHand.forgetOld();
  expect(inHand.has("1")).toBe(true);
  end("1");
  pass(60);
  expect(inHand.has("1")).toBe(false);
});
