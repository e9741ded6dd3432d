import { existsSync } from "node:fs";
import { join } from "node:path";
import { drawArt } from "./app.mjs";
import { becomeProgram } from "./children.mjs";
import { prepare } from "./prepare.mjs";
import { project } from "./project.mjs";
import { command } from "./refusal.mjs";
import { timed } from "./timing.mjs";

await command(async () => {
  const node = await prepare();
  if (!existsSync(join(project, "public/art"))) await timed("art", () => drawArt(node));
  await becomeProgram(node, ["src/start.server.ts"], { NODE_ENV: "development", ...process.env, FARWAVE_DEV: "1" });
});
