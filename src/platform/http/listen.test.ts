import { once } from "node:events";
import { get } from "node:http";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "./listen.server.ts";

const host = "127.0.0.1";
const linux = process.platform === "linux";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listening({ most = 10_000, port = 0 } = {}) {
  const app = Fastify({ forceCloseConnections: "idle", return503OnClosing: false });
  const asked: (() => void)[] = [];
  app.get("/slow", () => new Promise((resolve) => asked.push(() => resolve("done"))));
  app.get("/", () => "here");
  port ||= await freePort();
  await listen(app, { port, host, most });
  onTestFinished(() => app.close());
  return { app, port, asked };
}

async function visitors(count: number, port: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect({ port, host }).on("error", () => {}));
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  return sockets;
}

/** How many turns of the loop pass until all of these have been accepted, when each takes a while. */
async function turnsFor(most: number): Promise<number> {
  const { app, port } = await listening({ most });
  let accepted = 0;
  app.server.on("connection", () => accepted++);
  const come = visitors(200, port);
  let turns = 0;
  await new Promise<void>((resolve) => {
    setImmediate(function turn() {
      const until = performance.now() + 2;
      while (performance.now() < until);
      turns++;
      if (accepted === 200) resolve();
      else setImmediate(turn);
    });
  });
  await come;
  return turns;
}

test.runIf(linux)("a crowd is heard in a fraction of the turns that one socket takes", async () => {
  const few = await turnsFor(500);
  expect(few).toBeGreaterThan(150);
  expect(await turnsFor(10_000)).toBeLessThan(few / 3);
});

test("a port that another process has is refused, also when it would share it", async () => {
  const { port } = await listening();
  await expect(listening({ port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  const { port: alone } = await listening({ most: 10 });
  await expect(listening({ port: alone })).rejects.toMatchObject({ code: "EADDRINUSE" });
});

test("whoever is beyond the limit is hung up on", async () => {
  const { port } = await listening({ most: 10 });
  const sockets = await visitors(12, port);
  await expect.poll(() => sockets.filter(({ closed, readableEnded }) => closed || readableEnded).length).toBe(2);
});

test("closing answers what is under way on every socket, and nobody new", async () => {
  const { app, port, asked } = await listening();
  const answers = Array.from(
    { length: 40 },
    () =>
      new Promise<string>((resolve, reject) => {
        get({ host, port, path: "/slow", agent: false }, (answer) => {
          answer.setEncoding("utf8").on("data", resolve);
        }).on("error", reject);
      }),
  );
  await expect.poll(() => asked.length).toBe(40);
  const idle = await visitors(20, port);
  let closed = false;
  const closing = app.close().then(() => (closed = true));
  await expect
    .poll(() =>
      visitors(1, port).then(
        () => "heard",
        () => "refused",
      ),
    )
    .toBe("refused");
  expect(closed).toBe(false);
  for (const answer of asked) answer();
  expect(new Set(await Promise.all(answers))).toEqual(new Set(["done"]));
  for (const socket of idle) socket.destroy();
  await closing;
});
