import { startFarwave } from "./compose/shop.server.ts";
import { ConfigError } from "./platform/config.server.ts";
import { outliveRejections } from "./platform/rejections.server.ts";
import { plainSentence } from "./platform/start-failure.server.ts";
import { stopOnSignal } from "./platform/stop-on-signal.server.ts";

// losing the terminal must not stop the shop
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});

// expected problems get one sentence; a stack trace means a bug
try {
  const starting = startFarwave(process.env);
  stopOnSignal(starting);
  outliveRejections((await starting).shop.log);
} catch (error) {
  const sentence = plainSentence(error, process.env);
  if (!sentence) throw error;
  process.stderr.write(`${error instanceof ConfigError ? "A setting is wrong:\n" : ""}${sentence}\n`);
  process.exit(1);
}
