/** Statistics rows, written many at a time so that no request waits for the database. */
export type Batches<Row> = {
  /** Queues a row; never blocks and never throws. */
  add(row: Row): void;
  /** Writes the queued rows. Never rejects. */
  flush(): Promise<void>;
  /** Flushes a last time, without retries. */
  close(): Promise<void>;
};

/** Outcome: `dropped`: the queue was full; `failed`: the database kept refusing them. */
export type RowEnd = "written" | "dropped" | "failed";

type Batching<Row> = {
  write: (rows: Row[]) => Promise<void>;
  count: (end: RowEnd, rows: number) => void;
  failed: (error: unknown) => void;
  /** Rows per batch, rows queued in all, and how long a row waits for others. */
  most?: number;
  held?: number;
  everyMs?: number;
};

const triesInARow = 5;

/** Bounded: while the database does not answer, at most `held` rows wait; further ones are dropped and counted. */
export function openBatches<Row>({
  write,
  count,
  failed,
  most = 200,
  held = 5000,
  everyMs = 1000,
}: Batching<Row>): Batches<Row> {
  let waiting: Row[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let failures = 0;
  return { add, flush, close };

  function add(row: Row): void {
    if (waiting.length >= held) return count("dropped", 1);
    waiting.push(row);
    // after a failure only the clock tries again, not every visitor
    if (waiting.length >= most && failures === 0) void flush();
    else later();
  }

  function later(): void {
    timer ??= setTimeout(() => void flush(), everyMs);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing ??= writeAll().finally(() => (writing = undefined));
    return writing;
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      const end = await written(batch);
      if (!end) return later();
      failures = 0;
      waiting = waiting.slice(batch.length);
      count(end, batch.length);
    }
  }

  async function written(batch: Row[]): Promise<RowEnd | undefined> {
    try {
      await write(batch);
      return "written";
    } catch (error) {
      failed(error);
      return ++failures < triesInARow ? undefined : "failed";
    }
  }

  async function close(): Promise<void> {
    await flush();
    clearTimeout(timer);
    if (waiting.length > 0) count("failed", waiting.length);
    waiting = [];
  }
}
