import { Client } from "pg";
import type { SocketConnection } from "./answer.server.ts";

/** An idle connection whose end shows that a server of another process has stopped. */
export async function witness(
  connection: SocketConnection,
): Promise<{ ended: Promise<void>; stop: () => Promise<void> }> {
  const client = new Client({ ...connection, ssl: false }) as Client & { ref(): void; unref(): void };
  const ended = new Promise<void>((over) => client.on("error", () => over()).on("end", () => over()));
  // a failed connection also means that it has stopped
  await client.connect().catch(() => {});
  client.unref();
  const stop = async () => {
    // otherwise a process that only waits for this would exit with code 13 before the promise resolves
    client.ref();
    await client.end().catch(() => {});
  };
  return { ended, stop };
}
