import { startFarwave } from "./shop.server.ts";
import { ConfigError } from "./platform/config.server.ts";
import { isDatabaseAway } from "./platform/database/away.server.ts";
import { plainSentence } from "./platform/start-failure.server.ts";

// a terminal that has gone is no reason to stop selling
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});

// what is expected to go wrong on somebody's machine is said in a sentence; a stack trace means a bug
try {
  const { shop, stop } = await startFarwave(process.env);
  // the worker library does not wait for a job's end to be written, which jobs/jobs-in-hand.server.ts mends; any other promise that
  // nobody waited for is a bug, but no reason to hang up on everybody else
  process.on("unhandledRejection", (error) =>
    isDatabaseAway(error) ? shop.log.warn({ reason: (error as Error).message }, "the database was away for a job's end") : shop.log.error({ err: error }, "an unhandled rejection"),
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
} catch (error) {
  const sentence = plainSentence(error, process.env);
  if (!sentence) throw error;
  process.stderr.write(`${error instanceof ConfigError ? "A setting is wrong:\n" : ""}${sentence}\n`);
  process.exit(1);
}
