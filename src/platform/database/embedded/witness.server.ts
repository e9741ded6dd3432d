import { Client } from "pg";
import type { SocketConnection } from "./answer.server.ts";

/** A connection that does nothing but end with a server that another process owns. */
export async function witness(connection: SocketConnection): Promise<{ ended: Promise<void>; stop: () => Promise<void> }> {
  const client = new Client({ ...connection, ssl: false });
  const ended = new Promise<void>((over) => client.on("error", () => over()).on("end", () => over()));
  // whoever cannot connect any more has seen the end
  await client.connect().catch(() => {});
  (client as Client & { unref(): void }).unref();
  return { ended, stop: () => client.end().catch(() => {}) };
}
