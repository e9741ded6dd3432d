import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";

export type ShopProcess = {
  origin: string;
  start(): Promise<void>;
  /** kill -9: no handler runs, no connection is closed. */
  kill(): Promise<void>;
  /** The exit code that it ends with after a signal that it may answer. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  isUp(): boolean;
};

/** A server process of one's own on free ports; `environment` overrides its settings. */
export async function shopProcess(environment: Record<string, string>): Promise<ShopProcess> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = {
    ...process.env,
    PORT: String(port),
    SANDBOX_PORT: String(await freePort()),
    SUPPLIER_PORT: String(await freePort()),
    HOST: "127.0.0.1",
    DEMO_SHOP: "0",
    LOG_LEVEL: "error",
    WRITE_CALLS_PER_MINUTE: "1000000",
    COSTLY_CALLS_PER_MINUTE: "1000000",
    GUESSES_PER_MINUTE: "1000000",
    NETWORK_TRIES: "1000",
    HELD_ORDERS: "1000000",
    HELD_PIECES: "1000000",
    ...environment,
  };
  let child: ChildProcess | undefined;
  let said = "";
  const isUp = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const end = (signal: NodeJS.Signals) => {
    const gone = new Promise<number | null>((resolve) => child!.once("exit", resolve));
    child!.kill(signal);
    return gone;
  };
  return {
    origin,
    async start() {
      child = spawn(process.execPath, [join(import.meta.dirname, "shop-without-pages.ts")], {
        env: settings,
        stdio: ["ignore", "pipe", "pipe"],
      });
      child.stdout!.on("data", (text) => (said = `${said}${String(text)}`.slice(-4000)));
      child.stderr!.on("data", (text) => (said = `${said}${String(text)}`.slice(-4000)));
      const running = child;
      await answering(`${origin}/readyz`, () => {
        if (running.exitCode !== null) throw new Error(`the shop ended by itself: ${said}`);
      });
    },
    async kill() {
      if (isUp()) await end("SIGKILL");
    },
    end,
    isUp,
  };
}

async function answering(url: string, stillAlive: () => void): Promise<void> {
  for (;;) {
    stillAlive();
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const given = new Set<number>();

/** Never the same one twice: a port that is closed again may be the next free one. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}
