import { becomeProgram } from "./children.mjs";
import { prepare } from "./prepare.mjs";
import { command, Refusal } from "./refusal.mjs";

const [file, ...args] = process.argv.slice(2);

await command(async () => {
  if (!file)
    throw new Refusal("Say which file to run, for example: node launch/run.mjs src/commands/import.server.ts db/demo");
  await becomeProgram(await prepare(), [file, ...args], { NODE_ENV: "production", ...process.env });
});
