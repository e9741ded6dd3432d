import { buildApp } from "./app.mjs";
import { becomeProgram } from "./children.mjs";
import { prepare } from "./prepare.mjs";
import { command } from "./refusal.mjs";
import { serverEnvironment, serverFile, serverFlags } from "./server-flags.mjs";

const startedAt = String(Math.round(performance.timeOrigin));

await command(async () => {
  const node = await prepare();
  await buildApp(node);
  await becomeProgram(node, [...serverFlags, serverFile], {
    NODE_ENV: "production",
    ...serverEnvironment,
    ...process.env,
    FARWAVE_STARTED_AT: startedAt,
  });
});
