import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openBatches, type RowEnd } from "./batches.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Batches of three, room for seven; `answer` is what the database does with each batch. */
function batching(answer: (rows: number[]) => Promise<void> = async () => {}) {
  const written: number[][] = [];
  const ends: Partial<Record<RowEnd, number>> = {};
  const failed = vi.fn<(error: unknown) => void>();
  const batches = openBatches<number>({
    most: 3,
    held: 7,
    everyMs: 1000,
    failed,
    count: (end, rows) => void (ends[end] = (ends[end] ?? 0) + rows),
    async write(rows) {
      await answer(rows);
      written.push(rows);
    },
  });
  const add = (...rows: number[]) => rows.forEach((row) => batches.add(row));
  return { batches, add, written, ends, failed };
}

const down = (): Promise<void> => Promise.reject(new Error("the database is down"));
const never = () => new Promise<void>(() => {});

describe("when the database is down", () => {
  test("rows wait, and are written once it is back, in their order", async () => {
    const answer = vi.fn(down);
    const { add, written, ends, failed } = batching(answer);
    add(1, 2);
    await vi.advanceTimersByTimeAsync(2000);
    expect([written, failed.mock.calls.length]).toEqual([[], 2]);
    answer.mockResolvedValue();
    await vi.advanceTimersByTimeAsync(1000);
    expect([written, ends]).toEqual([[[1, 2]], { written: 2 }]);
  });

  test("only the clock tries again, however many come", async () => {
    const answer = vi.fn(down);
    const { add } = batching(answer);
    add(1, 2, 3);
    await vi.advanceTimersByTimeAsync(0);
    add(4, 5, 6, 7);
    await vi.advanceTimersByTimeAsync(999);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test("what finds no room is dropped and counted; memory stays bounded", async () => {
    const { add, ends } = batching(never);
    add(...Array.from({ length: 1000 }, (_, row) => row));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ends).toEqual({ dropped: 993 });
  });

  test("a batch that fails five times is given up, and those behind it get their turn", async () => {
    const { add, written, ends } = batching((rows) => (rows.includes(1) ? down() : Promise.resolve()));
    add(1, 2, 3, 4);
    await vi.advanceTimersByTimeAsync(5000);
    expect([written, ends]).toEqual([[[4]], { failed: 3, written: 1 }]);
  });

  test("closing does not wait for ever, and says what was lost", async () => {
    const { batches, add, ends } = batching(down);
    add(1, 2);
    await batches.close();
    expect([ends, vi.getTimerCount()]).toEqual([{ failed: 2 }, 0]);
  });
});

test("a full batch is written at once, a lonely row after a second", async () => {
  const { add, written } = batching();
  add(1, 2, 3, 4);
  await vi.advanceTimersByTimeAsync(0);
  expect(written).toEqual([[1, 2, 3], [4]]);
  add(5);
  await vi.advanceTimersByTimeAsync(999);
  expect(written).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(written.at(-1)).toEqual([5]);
});

test("one batch is on its way at a time", async () => {
  let ends: (() => void)[] = [];
  const { add, written } = batching(() => new Promise((end) => void ends.push(end)));
  add(1, 2, 3, 4, 5, 6);
  expect(ends).toHaveLength(1);
  ends.pop()!();
  await vi.advanceTimersByTimeAsync(0);
  expect([written, ends.length]).toEqual([[[1, 2, 3]], 1]);
});

test("closing writes what is held, in batches, also what came while one was on its way", async () => {
  const { batches, add, written } = batching();
  add(1, 2);
  const closing = batches.close();
  add(3, 4);
  await closing;
  expect(written).toEqual([
    [1, 2],
    [3, 4],
  ]);
});
