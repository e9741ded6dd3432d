import { buildApp } from "./app.mjs";
import { prepare } from "./prepare.mjs";
import { command } from "./refusal.mjs";

await command(async () => buildApp(await prepare()));
