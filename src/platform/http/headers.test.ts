import { createHash } from "node:crypto";
import { connect, type AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { bareWebServer } from "./web.world.ts";

const production = {
  SHOP_MODE: "production",
  SHOP_ORIGIN: "https://shop.example.com",
  APP_SECRET: createHash("sha256").update("headers").digest("hex"),
  SMTP_URL: "smtps://mail.example.com",
  SMS_PROVIDER: "none",
  PAYMENT_GATEWAY: "stripe",
  STRIPE_SECRET_KEY: "sk_live_4eC39HqLyjWDarjtT1zdp7dc",
  STRIPE_WEBHOOK_SECRET: "whsec_9sLw3Tq0bXf7Vn2Kd8Rj5Yp1",
  COMPANY_NAME: "Wave Limited",
  COMPANY_ADDRESS: "2 Harbour Road",
  COMPANY_REGISTRATION: "71234567",
  MAIL_FROM: "service@wave.test",
};
const open: FastifyInstance[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((app) => app.close()))));

async function listening(environment: Record<string, string> = {}) {
  const { app } = await bareWebServer(environment);
  app.get("/fine", async () => "fine");
  app.get("/bug", async () => {
    throw new Error("a bug");
  });
  app.post("/slow", async () => "read");
  app.get("/own", async (_request, reply) => reply.header("content-security-policy", "sandbox").send("own"));
  open.push(app);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  /** What comes back for bytes as they stand, until the connection ends. */
  const said = (bytes: string) =>
    new Promise<string>((resolve) => {
      let answer = "";
      const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
      socket
        .on("data", (chunk) => (answer += String(chunk)))
        .on("error", () => {})
        .on("close", () => resolve(answer));
    });
  return { app, port, said };
}

const asked = (path: string, method = "GET") => `${method} ${path} HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n`;
const every: [string, string, string][] = [
  ["a page", asked("/fine"), "200"],
  ["an unknown address", asked("/nothing"), "404"],
  ["a failure", asked("/bug"), "500"],
  ["an address that cannot be decoded", asked("/%zz"), "400"],
  ["an address too long for a call", asked(`/api/${"x".repeat(140_000)}`), "431"],
  ["what is no HTTP", "HELLO\r\n\r\n", "400"],
  [
    "a head with two lengths",
    "POST /fine HTTP/1.1\r\nhost: shop\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx",
    "400",
  ],
];

test.each(every.slice(1, 4))("nobody keeps %s", async (_what, bytes) => {
  const { said } = await listening();
  expect((await said(bytes)).toLowerCase()).toContain("\r\ncache-control: no-store\r\n");
});

test.each(every)("the security headers stand on %s", async (_what, bytes, status) => {
  const { said } = await listening(production);
  const answer = await said(bytes);
  expect(answer.split("\r\n", 1)[0]).toContain(` ${status} `);
  const head = answer.split("\r\n\r\n", 1)[0]!.toLowerCase();
  for (const line of [
    "strict-transport-security: max-age=31536000; includesubdomains",
    "cross-origin-resource-policy: same-origin",
    "cross-origin-opener-policy: same-origin",
    "x-content-type-options: nosniff",
    "x-frame-options: deny",
    "content-security-policy: default-src 'none'",
  ]) {
    expect(head).toContain(line);
  }
});

test("a demo, which is asked by http, does not demand https; a page's own policy stays", async () => {
  const { app } = await listening();
  const { headers } = await app.inject("/own");
  expect(headers).toMatchObject({
    "content-security-policy": "sandbox",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(headers).not.toHaveProperty("strict-transport-security");
});

test("a head and a body that never end are given up within 25 seconds, and others are answered meanwhile", async () => {
  const { port, said } = await listening();
  const begun = performance.now();
  const slowly = (bytes: string) =>
    new Promise<number>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
      const drip = setInterval(() => socket.write("x"), 500);
      socket
        .on("error", () => {})
        .on("data", () => {})
        .on("close", () => resolve((clearInterval(drip), performance.now() - begun)));
    });
  const lives = [
    slowly("GET /fine HTTP/1.1\r\nx-slow: "),
    slowly("POST /slow HTTP/1.1\r\nhost: shop\r\ncontent-length: 5000\r\n\r\n"),
  ];
  expect(await said(asked("/fine"))).toContain(" 200 ");
  for (const life of await Promise.all(lives)) expect(life).toBeLessThan(35_000);
}, 60_000);

test("more connections than MAX_CONNECTIONS are not taken", async () => {
  const { app, port } = await listening({ MAX_CONNECTIONS: "10" });
  const sockets = Array.from({ length: 30 }, () => connect(port, "127.0.0.1").on("error", () => {}));
  await expect
    .poll(() => sockets.filter((socket) => socket.destroyed || socket.readyState === "closed").length, {
      timeout: 5000,
    })
    .toBe(20);
  expect(await new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)))).toBe(10);
  for (const socket of sockets) socket.destroy();
});
