import { openPhotograph } from "./open-photograph.server.ts";

/** The child process: one photograph after the other, as the parent sends them. */
type PhotoTask = { id: number; bytes: Buffer };

const mostBytes = Number(process.argv[2]);

process.on("message", ({ id, bytes }: PhotoTask) => {
  void openPhotograph(Buffer.from(bytes)).then((answer) => process.send!({ id, answer }));
});
process.on("disconnect", () => process.exit());
// what decodes strangers' files has an end of its own: the memory of libvips is not JavaScript's
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.exit(outOfMemory);
}, 25).unref();

const outOfMemory = 97;
