import { Client } from "pg";
import type { SocketConnection } from "./answer.server.ts";

/** A connection that does nothing but end with a server that another process owns. */
export async function witness(
  connection: SocketConnection,
): Promise<{ ended: Promise<void>; stop: () => Promise<void> }> {
  const client = new Client({ ...connection, ssl: false }) as Client & { ref(): void; unref(): void };
  const ended = new Promise<void>((over) => client.on("error", () => over()).on("end", () => over()));
  // whoever cannot connect any more has seen the end
  await client.connect().catch(() => {});
  client.unref();
  const stop = async () => {
    // else a process that only waits for this has nothing to do, and ends with code 13 before its promise
    client.ref();
    await client.end().catch(() => {});
  };
  return { ended, stop };
}
