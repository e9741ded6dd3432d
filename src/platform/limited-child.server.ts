const outOfMemory = 97;

/** The child's side of `openLimitedProcess`: one task after the other, as the parent sends them. */
export function answerTasks(answerTo: (asked: never) => Promise<unknown>): void {
  const mostBytes = Number(process.argv[2]);
  // what decodes strangers' files has an end of its own: the memory of libvips is not JavaScript's
  const endIfFull = () => {
    if (process.memoryUsage.rss() > mostBytes) process.exit(outOfMemory);
  };
  process.on("message", ({ id, asked }: { id: number; asked: never }) => {
    // while JavaScript computes no timer runs
    endIfFull();
    void answerTo(asked).then((answer) => process.send!({ id, answer }));
  });
  process.on("disconnect", () => process.exit());
  setInterval(endIfFull, 25).unref();
}
