import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aRequest } from "../../adapters/payment/payment-gateway-world.suite.ts";
import { sandboxWorld, secretKey, type SandboxWorld } from "./sandbox-world.suite.ts";

let world: SandboxWorld;
beforeAll(async () => void (world = await sandboxWorld()));
afterAll(async () => world.close());

const wish = {
  orderNumber: "F1",
  amount: 680,
  currency: "HKD",
  method: "card",
  description: "Japan",
  language: "en",
  returnUrl: "http://shop.test/x",
  expiresAt: "2026-11-21T09:00:00Z",
};

async function call(
  method: string,
  path: string,
  { body, key, bearer = secretKey }: { body?: unknown; key?: string; bearer?: string } = {},
) {
  const headers = {
    authorization: `Bearer ${bearer}`,
    ...(key && { "idempotency-key": key }),
    ...(body !== undefined && { "content-type": "application/json" }),
  };
  const sent = typeof body === "string" ? body : body && JSON.stringify(body);
  const response = await fetch(`${world.server.origin}${path}`, {
    method,
    headers,
    ...(sent !== undefined && { body: sent as string }),
  });
  const answer = (await response.json()) as { error?: { code: string }; reference?: string };
  return { status: response.status, code: answer.error?.code, answer };
}

test.each(["", "wrong", `${secretKey} `])("a wrong key %o learns nothing", async (bearer) => {
  const { reference } = await world.gateway.startPayment(aRequest(world.clock.now()));
  expect(await call("GET", `/v1/payments/${reference}`, { bearer: `x${bearer}` })).toMatchObject({
    status: 401,
    code: "wrong_key",
  });
});

test.each([
  ["no key", { body: wish }, 400, "no_idempotency_key"],
  ["an endless key", { body: wish, key: "k".repeat(256) }, 400, "no_idempotency_key"],
  ["no amount", { body: { ...wish, amount: 0 }, key: "a" }, 400, "invalid_request"],
  ["half a cent", { body: { ...wish, amount: 1.5 }, key: "b" }, 400, "invalid_request"],
  ["another currency", { body: { ...wish, currency: "EUR" }, key: "c" }, 400, "invalid_request"],
  ["a script to return to", { body: { ...wish, returnUrl: "javascript:alert(1)" }, key: "d" }, 400, "invalid_request"],
  ["no JSON", { body: "{", key: "e" }, 400, "FST_ERR_CTP_INVALID_JSON_BODY"],
  ["far too much", { body: { ...wish, description: "x".repeat(70_000) }, key: "f" }, 413, "FST_ERR_CTP_BODY_TOO_LARGE"],
])("a payment with %s is refused", async (_name, sent, status, code) => {
  expect(await call("POST", "/v1/payments", sent)).toMatchObject({ status, code });
});

test("one key makes one payment, however often and however fast", async () => {
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 6 }, async () => call("POST", "/v1/payments", { body: wish, key })),
  );
  expect(new Set(answers.map(({ answer }) => answer.reference)).size).toBe(1);
  expect(await call("POST", "/v1/payments", { body: { ...wish, amount: 681 }, key })).toMatchObject({
    status: 409,
    code: "idempotency_key_reused",
  });
});

test.each([
  ["GET", "/v1/payments/pay_nobody", 404, "no_such_payment"],
  ["GET", "/v1/refunds/re_nobody", 404, "no_such_refund"],
  ["GET", "/v1/anything", 404, "no_such_call"],
])("%s %s", async (method, path, status, code) => {
  expect(await call(method, path)).toMatchObject({ status, code });
});

test("what one process was asked, another one knows", async () => {
  const another = await world.start();
  const { reference } = await world.gateway.startPayment(aRequest(world.clock.now()));
  expect(await world.connected(another.origin).findPayment(reference)).toEqual({ reference, state: "waiting" });
  await another.close();
});

test("a port that is taken stops the start", async () => {
  const { startSandboxGateway } = await import("./gateway-server.server.ts");
  const port = Number(new URL(world.server.origin).port);
  const log = { info: () => {}, error: () => {} };
  const options = {
    database: world.database.pool,
    port,
    host: "127.0.0.1",
    secretKey,
    webhookSecret: "w",
    webhookUrl: "http://127.0.0.1:9/",
    now: world.clock.now,
    log,
  };
  await expect(startSandboxGateway(options)).rejects.toThrow(/EADDRINUSE/);
});
