import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { minuteMs } from "../../../kernel/duration.ts";
import { unavailable } from "./unavailable.server.ts";

export type SocketConnection = { host: string; port: number; user: string; database: string };
/** `nobody`: no server behind the socket; `busy`: one that is starting, recovering or stopping. */
type Answer = "ready" | "busy" | "nobody";

const startingOrStopping = "57P03";
// a crash recovery replays up to 1 GB of log
const longestRecovery = 5 * minuteMs;

export async function answerOf(connection: SocketConnection): Promise<Answer> {
  const client = new Client({ ...connection, ssl: false, connectionTimeoutMillis: 5000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.end();
    return "ready";
  } catch (error) {
    return answerInRefusal(error as Error & { code?: string }, connection);
  }
}

function answerInRefusal(error: Error & { code?: string }, { host }: SocketConnection): Answer {
  if (error.code === "ENOENT" || error.code === "ECONNREFUSED") return "nobody";
  if (error.code === "EACCES")
    throw unavailable(`this user may not enter ${host}`, "start as the user who started it first", error);
  if (error.code === startingOrStopping) return "busy";
  // any other SQLSTATE, such as "too many connections", comes from a live server
  return /^[0-9A-Z]{5}$/.test(error.code ?? "") ? "ready" : "busy";
}

/** Polls until the answer is no longer `busy`. */
export async function untilDecided(ask: () => Promise<Answer>): Promise<Exclude<Answer, "busy">> {
  for (const started = performance.now(); performance.now() - started < longestRecovery; await pause(10)) {
    const answer = await ask();
    if (answer !== "busy") return answer;
  }
  throw unavailable("a server holds its folder and has not become ready in five minutes", "look at the log above");
}

/** Waits for a server without an owner to stop. */
export async function untilGone(ask: () => Promise<Answer>): Promise<void> {
  for (const started = performance.now(); performance.now() - started < longestRecovery; await pause(10))
    if ((await ask()) === "nobody") return;
  throw unavailable(
    "a server without an owner holds its folder and has not stopped in five minutes",
    "end that server",
  );
}
