import { EventEmitter } from "node:events";
import type pg from "pg";
import { expect, test } from "vitest";
import { endsWritten, jobsInHand } from "./jobs-in-hand.server.ts";

function hands() {
  const events = new EventEmitter();
  let now = 0;
  const tell = (event: string) => (id: string) => void events.emit(event, { job: { id } });
  return {
    inHand: jobsInHand(events, () => now),
    begin: tell("job:start"),
    end: tell("job:complete"),
    elapsed: () => now,
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

test("whoever stops waits ten seconds for a job that never says that it is over, and no longer", async () => {
  const { inHand, begin, pass, elapsed } = hands();
  begin("1");
  let asked = 0;
  const query = async () => {
    if (++asked > 20) throw new Error("waits for ever");
    pass(1);
    return { rows: [{ id: "1" }] };
  };
  await endsWritten({ query } as unknown as pg.Pool, "worker", inHand, elapsed);
  expect(asked).toBe(10);
});
