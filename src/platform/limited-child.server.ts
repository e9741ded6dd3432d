const outOfMemory = 97;

/** The child's side of `openLimitedProcess`: one task after the other, as the parent sends them. */
export function answerTasks(answerTo: (asked: never) => Promise<unknown>): void {
  process.on("message", ({ id, asked }: { id: number; asked: unknown }) => {
    void answerTo(asked as never).then((answer) => process.send!({ id, answer }));
  });
  process.on("disconnect", () => process.exit());
  // what decodes strangers' files has an end of its own: the memory of libvips is not JavaScript's
  const mostBytes = Number(process.argv[2]);
  setInterval(() => {
    if (process.memoryUsage.rss() > mostBytes) process.exit(outOfMemory);
  }, 25).unref();
}
