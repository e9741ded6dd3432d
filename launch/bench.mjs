import { buildApp } from "./app.mjs";
import { becomeProgram } from "./children.mjs";
import { findChromium } from "./chromium.mjs";
import { prepare } from "./prepare.mjs";
import { command } from "./refusal.mjs";

await command(async () => {
  const node = await prepare();
  await buildApp(node);
  const chromium = findChromium();
  const env = { NODE_ENV: "production", ...process.env, ...(chromium && { CHROME_PATH: chromium }) };
  await becomeProgram(node, ["bench/run.ts", ...process.argv.slice(2)], env);
});
